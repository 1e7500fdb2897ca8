import type { Fault } from '#tests/mutation/faults-of.ts';

/** Faults of the kind that hurts, which no generator makes. The text is in its file once. */
const list: readonly [what: string, file: string, from: string, to: string][] = [
  // Who may see and do what.
  ['private screens for anyone', 'src/guards/signed-in.ts', 'if (!isHere()) throw leave();', ''],
  [
    'trapped addresses are followed',
    'src/guards/reject-hostile-url.ts',
    'marker === null',
    'marker !== null',
  ],
  ['any guard but the first is skipped', 'src/guards/guards.ts', '(path, inner)', '(path, load)'],
  [
    'sign-in leads back to sign-in',
    'src/lib/safe-return-to.ts',
    "excludedScreens.has(screen) ? '/' : pathOf(url)",
    'pathOf(url)',
  ],
  ['paths may lead to another site', 'src/lib/same-origin-path.ts', " || url.pathname.startsWith('//')", ''],
  ['an expired sign-in opens', 'src/reference-api/account/sessions.ts', ' && !isOver(signIn.openedAt)', ''],
  [
    'another person’s record opens',
    'src/reference-api/account/owned-store.ts',
    'record?.owner === owner',
    'record',
  ],
  [
    'reports open with any abbreviation',
    'src/reference-api/handlers/report-password.ts',
    'company?.webabrv.toLowerCase() !== webabrv.toLowerCase() ||',
    'company === undefined ||',
  ],
  [
    'the token goes to other sites',
    'src/api/send-request.ts',
    'isOwn(address) && token !== null',
    'token !== null',
  ],
  // What two save at once.
  ['a save over a newer one is taken', 'src/reference-api/store/versions.ts', 'seen !== present', 'false'],
  ['a 409 ends the save', 'src/services/save-merged.ts', '!isOutdated(result.error) ||', 'true ||'],
  ['after a 409 the old state is sent again', 'src/services/save-merged.ts', 'theirs = now;', ''],
  [
    'a 409 of a section counts as failed',
    'src/services/project-autosave.ts',
    'if (theirs !== null) reconcile(theirs);\n    else if (error)',
    'if (error)',
  ],
  ['records of one key are written at once', 'src/services/edit-queue.ts', 'place < at &&', 'place > at &&'],
  // Sessions and privacy.
  [
    'a dropped await: the server knows at once',
    'src/services/sign-out.ts',
    'if (await withinTime',
    'if (withinTime',
  ],
  [
    'a dropped await: edits before records',
    'src/services/record-writes.ts',
    'await confirmed.waitForLoad();',
    '',
  ],
  ['a dropped await: requests after the page', 'src/screens/account/loaders.ts', '  await requests;\n', ''],
  ['drafts outlive a sign-out', 'src/services/session-lifecycle.ts', '  clearDrafts();\n', ''],
  [
    'reads outlive a sign-out',
    'src/services/session-lifecycle.ts',
    '  setToken(null);\n  clearReads();',
    '  setToken(null);',
  ],
  ['the token is not dropped', 'src/services/session-lifecycle.ts', '  setToken(null);\n', ''],
  // Calls.
  [
    'a write leaves old reads',
    'src/api/call.ts',
    '    invalidateReads((key) => key.includes(` ${resource}`));\n',
    '',
  ],
  ['one attempt more', 'src/api/reads.ts', 'failed >= attempts - 1', 'failed >= attempts'],
  [
    'Retry-After in seconds',
    'src/lib/retry-after.ts',
    'Math.min(Number(value), maxDelaySeconds) * 1000',
    'Number(value)',
  ],
  ['ids past the first hundred are lost', 'src/api/content.ts', '(at + 1) * maxIds', '(at + 1) * maxIds - 1'],
  // Pages of lists.
  [
    'page two begins one late',
    'src/domain/listing-state.ts',
    'from: (page - 1) * pageSize',
    'from: (page - 1) * pageSize + 1',
  ],
  ['the search has no second page', 'src/domain/search-state.ts', 'from: (page - 1) * pageSize', 'from: 0'],
  ['the last page lacks its last', 'src/screens/news/loaders.ts', 'page * pageSize', 'page * pageSize - 1'],
  ['the API pages by number', 'src/reference-api/handlers/list-page.ts', 'from + size', 'size'],
  [
    'ranges lack their last byte',
    'src/reference-api/handlers/responses.ts',
    'Number(last) + 1',
    'Number(last)',
  ],
  // Units.
  ['psf as psi', 'src/domain/units.ts', 'factor: 0.0478803', 'factor: 6.89476'],
  ['degrees without their offset', 'src/domain/units.ts', 'value * factor + offset', 'value * factor'],
  ['the way back does not divide', 'src/domain/units.ts', '/ conversion.factor', '* conversion.factor'],
  // Escapes.
  ['CSV with loose quotes', 'src/lib/csv.ts', ".replaceAll('\"', '\"\"')", ''],
  ['CSV that runs formulas', 'src/lib/csv.ts', "formula.test(text.normalize('NFKC'))", 'formula.test(text)'],
  ['quotes end an attribute', 'src/domain/specification/writers/escape-markup.ts', '/[&<>"]/g', '/[&<>]/g'],
  ['SVG texts with markup', 'src/domain/drawing/sheet-to-svg.ts', "    .replaceAll('<', '&lt;')\n", ''],
  ['patterns from texts', 'src/lib/escape-pattern.ts', '[.*+?^${}()|', '[*+?^${}()|'],
  [
    'addresses with parts not encoded',
    'src/api/address.ts',
    "encodeURIComponent(values.get(part.slice(1)) ?? '')",
    "String(values.get(part.slice(1)) ?? '')",
  ],
];

/** Throws where the code has changed, so that the list is kept true. */
export function faultsByHand(sourceOf: (file: string) => string): Fault[] {
  return list.map(([what, file, from, to]) => {
    const [before = '', ...others] = sourceOf(file).split(from);
    if (others.length !== 1) throw new Error(`${file} has this ${others.length} times: ${from}`);
    const start = before.length;
    return { what, file, line: before.split('\n').length, start, end: start + from.length, from, to };
  });
}
