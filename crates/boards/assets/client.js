// The client of the house on every page. A table has another script beside it.
// It knows no rules and no language; every text stands in the page it was given.

import { openBeside } from "./beside.js";
import { enhanceForms } from "./forms.js";
import { comeBack, keepOfflinePage } from "./offline.js";
import { awaitReview } from "./review.js";
import { vouch } from "./vouch.js";

document.documentElement.classList.add("with-script");
enhanceForms();
openBeside();
comeBack();
addEventListener("load", keepOfflinePage);
awaitReview();
// What a table says for the shuffle comes and goes with its pictures.
if (!document.getElementById("table")) vouch(document);
