// Whether things should keep still: the visitor's own choice, and without one what the device asks for.

const device = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether nothing should move. The styles have the same rule, see `calm!` where they are put together. */
export function calm() {
  const { motion } = document.documentElement.dataset;
  return motion === "less" || (motion !== "full" && device.matches);
}
