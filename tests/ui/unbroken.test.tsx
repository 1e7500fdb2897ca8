import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { unbroken } from '#src/ui/unbroken.tsx';

const kept = (text: string): readonly string[] => {
  const markup = renderToStaticMarkup(unbroken(text));
  expect(markup.replaceAll(/<[^>]*>/g, ''), 'no character is added or lost').toBe(text);
  return [...markup.matchAll(/<span[^>]*>([^<]*)/g)].map(([, word = '']) => word);
};

test.each([
  ['Claravue 62 Low-E Insulating Glass Unit', ['Low-E']],
  ['perimeter, methods RE-1, RE-2, and RE-3 as each applies', ['RE-1', 'RE-2', 'RE-3']],
  ['Cloudbreak Roof Systems CBK-719', ['CBK-719']],
  ['slopes and R-value of each area', ['R-value']],
  ['Standards cited in 07 54 23', ['07 54 23']],
  ['07 42 13.23 Metal Composite Material Wall Panels', ['07 42 13.23']],
  ['Snapcrest Snap-on Metal Coping', ['Snap-on']],
  ['Roof-to-Wall Transition, 9 in. Flashing Height', ['Roof-to-Wall', '9 in']],
  ['Roof Edge, 8-1/2 in. Insulation', ['8-1/2 in']],
  ['Channel 10 ft long', ['10 ft']],
  ['0.0719 kg CO₂ eq. per 1 m²', ['1 m']],
  ['Self-Adhered TPO Membrane, Roof-to-Wall Transition', ['Roof-to-Wall']],
  ['You chose the version of Aug 21, 2026.', ['Aug 21, 2026']],
  ['Cast-in-Place Concrete', ['Cast-in-Place']],
  ['Thermoplastic-Polyolefin Roofing', []],
  ['', []],
])('%s', (text, words) => {
  expect(kept(text)).toEqual(words);
});
