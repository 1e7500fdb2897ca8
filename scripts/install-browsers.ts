import { findChromium, findHeadlessShell } from './find-chromium.ts';
import { findEngines } from './find-engines.ts';

/* Brings what journeys need where that is possible without asking. Without Chromium it fails; other engines are left out. */

console.log(`Chromium: ${findChromium()}, ${findHeadlessShell()}`);
const { firefox, webkit, missing } = findEngines();
if (firefox !== null) console.log(`Firefox: ${firefox}`);
if (webkit !== null) console.log(`WebKit: ${webkit.driver}, ${webkit.browser}`);
for (const line of missing) console.log(line);
