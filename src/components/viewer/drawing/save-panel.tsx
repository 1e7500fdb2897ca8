import { useState } from 'react';

import { drawPng } from '#src/browser/canvas.ts';
import { copyPicture } from '#src/browser/clipboard.ts';
import { saveFile } from '#src/browser/save-file.ts';
import style from '#src/components/viewer/drawing/panels.module.css';
import { paintScene, type Scene } from '#src/components/viewer/drawing/paint-scene.ts';
import { fitted } from '#src/domain/drawing/camera.ts';
import type { Sheet } from '#src/domain/drawing/sheet.ts';
import { sheetToSvg } from '#src/domain/drawing/sheet-to-svg.ts';
import { largest } from '#src/lib/long-lists.ts';
import { Button } from '#src/ui/button.tsx';

/** Resolution of saved pictures in dpi, and the maximum length of a side in pixels. */
const [dots, longest] = [200, 4_000];

interface Props {
  sheet: Sheet;
  scene: Scene;
  title: string;
  /** File name without extension. */
  name: string;
}

/** Saves or copies a picture of the sheet with its visible layers. */
export function SavePanel({ sheet, scene, title, name }: Props) {
  const [said, setSaid] = useState('');
  const picture = (): Promise<Blob | null> => {
    const { min, max } = sheet.bounds;
    const paper = [(max.x - min.x) / sheet.scale, (max.y - min.y) / sheet.scale].map(
      (inches) => inches * sheet.inches,
    );
    const [width = 1, height = 1] = paper.map((inches) => inches * Math.min(dots, longest / largest(paper)));
    const size = { width, height };
    return drawPng(width, height, (context) =>
      paintScene(context, scene, fitted(sheet.bounds, size, 0), size, 1),
    );
  };
  async function save(copies: boolean): Promise<void> {
    const png = await picture();
    if (png === null) setSaid('This browser can’t make the picture. Save it as SVG instead.');
    else if (!copies) {
      saveFile(png, `${name}.png`);
      setSaid('Picture saved as PNG.');
    } else
      setSaid(
        (await copyPicture(png)) ? 'Picture copied.' : 'This browser can’t copy pictures. Save it instead.',
      );
  }
  function saveSvg(): void {
    const svg = sheetToSvg(sheet, title, scene.look, scene.isShown);
    saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`);
    setSaid('Drawing saved as SVG.');
  }
  return (
    <>
      <p className={`small muted ${style.note}`}>The whole sheet, with the layers that are on.</p>
      <p className="flow gap-2">
        <Button onClick={() => void save(false)}>Save as PNG</Button>
        <Button onClick={saveSvg}>Save as SVG</Button>
        <Button onClick={() => void save(true)}>Copy picture</Button>
      </p>
      <p role="status">{said}</p>
    </>
  );
}
