import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { CompanyLogo } from '#src/components/library/company-logo.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import { Drawing } from '#src/screens/companies/item/drawing.tsx';

const pictureOf = (src: string) => [
  <Picture key="picture" src={src} alt="" width={4} height={3} />,
  <CompanyLogo key="logo" src={src} name="Northfold" size="small" />,
  <Drawing key="drawing" src={src} alt="" shape="half" />,
];

it.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'http://maker.example/a.png',
  '//evil.example/a',
])('no picture is loaded from %s', (src) => {
  const { container } = render(pictureOf(src));
  expect(container.querySelectorAll('img')).toHaveLength(0);
});

it.each(['/api/pictures/1.svg', 'https://maker.example/a.png'])('pictures are loaded from %s', (src) => {
  const { container } = render(pictureOf(src));
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    src,
    src,
    src,
  ]);
});
