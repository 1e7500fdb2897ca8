import { useId, useState } from 'react';
import * as v from 'valibot';

import { drawLogo } from '#src/browser/logo.ts';
import { useLatest } from '#src/components/page/use-latest.ts';
import { officeLogo, type OfficeLogo } from '#src/contracts/office-template.ts';
import { logoKindOf, logoProblem, mostLogoBytes } from '#src/domain/office-template/logo-file.ts';
import style from '#src/screens/office/office.module.css';
import { changeOfficeTemplate } from '#src/stores/office-template.ts';
import { Button } from '#src/ui/button.tsx';
import { FileInput } from '#src/ui/file-input.tsx';

interface Props {
  logo: OfficeLogo | null;
  /** The office's name. */
  name: string;
}

/** Chooses the office's logo, which is redrawn on this device. */
export function LogoField({ logo, name }: Props) {
  const id = useId();
  const { begin } = useLatest();
  const [problem, setProblem] = useState<string | null>(null);
  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    const signal = begin();
    const result = await logoOf(file);
    if (signal.aborted) return;
    setProblem(typeof result === 'string' ? result : null);
    if (typeof result !== 'string') changeOfficeTemplate({ logo: result });
  }
  return (
    <div className="stack at-start gap-1">
      <label className="note plain bold" htmlFor={id}>
        Logo <span className="muted regular">(optional)</span>
      </label>
      {logo && (
        <span className={`row gap-3 ${style.logo}`}>
          <img
            src={`data:image/jpeg;base64,${logo.data}`}
            alt={name === '' ? 'Your logo' : `Logo of ${name}`}
          />
          <Button onClick={() => changeOfficeTemplate({ logo: null })}>Remove logo</Button>
        </span>
      )}
      <FileInput
        id={id}
        accept=".png,.svg,.jpg,.jpeg,image/png,image/svg+xml,image/jpeg"
        isInvalid={problem !== null}
        onFile={(file) => void read(file)}
      />
      <p id={`${id}-hint`} className={`small ${problem === null ? 'muted' : 'redline'}`} role="status">
        {problem ?? 'PNG, SVG, or JPEG. Drawn anew on white on this device; the file itself isn’t uploaded.'}
      </p>
    </div>
  );
}

/** The logo, or why the file can't be one. */
async function logoOf(file: File): Promise<OfficeLogo | string> {
  const bytes = new Uint8Array(await file.slice(0, mostLogoBytes + 1).arrayBuffer());
  const problem = logoProblem(bytes);
  if (problem !== null) return problem;
  const kind = logoKindOf(bytes);
  const type = kind === 'svg' ? 'image/svg+xml' : `image/${kind}`;
  const drawn = await drawLogo(new Blob([bytes], { type }), kind === 'svg');
  const { success, output } = v.safeParse(officeLogo, drawn);
  return success ? output : 'This browser can’t draw the picture. It may be damaged, or too detailed.';
}
