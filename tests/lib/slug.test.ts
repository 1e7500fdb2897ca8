import { describe, expect, it } from 'vitest';

import { slugOf } from '#src/lib/slug.ts';

describe('a name becomes the readable part of a link', () => {
  it.each([
    ['Northfold Roofing Systems', 'northfold-roofing-systems'],
    ["O'Halloran & Søn Façades", 'ohalloran-søn-façades'],
    ['Fa\u0063\u0327ades', 'façades'],
    ['  3-Part   Spec. ', '3-part-spec'],
    ['日本 ガラス', '日本-ガラス'],
    ['ЖЕЛЕЗО И БЕТОН', 'железо-и-бетон'],
    ['عزل حراري', 'عزل-حراري'],
    ['१२ ब्लॉक', '१२-ब्लॉक'],
    ['5/8" Type X (Gypsum)', '58-type-x-gypsum'],
    ['-- Doors -- & -- Frames --', 'doors-frames'],
    ['tab\tand\nline', 'tab-and-line'],
    ['TPO_Roof', 'tporoof'],
    ['<script>alert(1)</script>', 'scriptalert1script'],
    ['👷 Hard Hat', 'hard-hat'],
    ['!?&', ''],
    ['', ''],
  ])('%j → %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('changes nothing the second time', () => {
    const slug = slugOf("O'Halloran & Søn: Façades, İzmir");
    expect(slugOf(slug)).toBe(slug);
  });
});
