import { expect, it } from 'vitest';

import { guideSection } from '#src/domain/specification/guide-text.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { countPages } from '#src/domain/specification/writers/pdf/count-pages.ts';
import { facesOf } from '#src/domain/specification/writers/pdf/faces.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { printedSection } from '#src/domain/specification/writers/printed-section.ts';
import { sectionOf } from '#src/reference-api/specifications/section-of.ts';
import { today } from '#tests/contracts/ask.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { readFontFile } from '#tests/domain/specification/writers/read-font-file.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });

it('a result names as many pages as the printed guide has, or one more or less', async () => {
  const off: string[] = [];
  let exact = 0;
  const specs = world.content.all('spec');
  for (const { filename, pages } of specs) {
    const section = sectionOf(world, filename);
    if (!section) continue;
    const guide = guideSection(section);
    const printed = printedSection(guide, sectionTree(guide), emptyState, defaultPrintOptions);
    const made = countPages(printed, await facesOf(printed, readFontFile));
    if (made === pages) exact += 1;
    else if (Math.abs(made - pages) > 1) off.push(`${filename}: ${pages}, printed ${made}`);
  }
  expect(off).toEqual([]);
  expect(exact / specs.length).toBeGreaterThan(0.9);
}, 30_000);
