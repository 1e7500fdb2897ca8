import { useEffect, useState } from 'react';

import { showBlobUrl } from '#src/browser/canvas.ts';
import { Facts } from '#src/components/page/facts.tsx';
import style from '#src/components/viewer/own/own-file.module.css';
import { isOpenedByName, kindWords, type FileKind } from '#src/domain/file-kinds/file-kind.ts';
import type { Preview } from '#src/domain/file-kinds/previews.ts';
import type { FileFacts, PackedEntry } from '#src/domain/file-kinds/read-file-facts.ts';
import { countText, fileSizeText } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  file: File;
  facts: FileFacts;
  /** Opens a file of an archive; resolves to whether it could be unpacked. */
  onEntry: (name: string) => Promise<boolean>;
}

/** Why a kind is not drawn, and what to ask for. */
const reasons: Partial<Record<FileKind, string>> = {
  DWG: 'Browsers can’t read DWG. Ask for a DXF file, or save one in your CAD program: it opens here.',
  DGN: 'Browsers can’t read DGN. Ask for a DXF file: it opens here.',
  RVT: 'Only Revit reads its files. Ask for an IFC or GLB file: both open here.',
  RFA: 'Only Revit reads its files. Ask for an IFC or GLB file: both open here.',
  SKP: 'Only SketchUp reads its files. Ask for a GLB file: it opens here.',
  '3DM': 'Ask for a GLB or DXF file: both open here.',
  STEP: 'Ask for a GLB or DXF file: both open here.',
  NWD: 'Only Navisworks reads its files. Ask for an IFC file: it opens here.',
  ifcXML: 'Ask for the model in STEP form (.ifc): it opens here.',
  IFCX: 'Ask for the model in STEP form (.ifc): it opens here.',
  glTF: 'Ask for the model as one GLB file: it opens here.',
};
const archiveProblems = {
  broken: 'Its list of files is damaged.',
  locked: 'It needs a password. Unpack it on your computer.',
  'too-large': 'It holds too many files to list here.',
} as const;

/** What a file says about itself: its kind, program, size, picture, and the files in it. */
export function FileCard({ file, facts, onEntry }: Props) {
  const { kind, version, preview, entries, problem } = facts;
  const reason =
    file.size === 0
      ? 'The file is empty. Ask for it again.'
      : (reasons[kind] ?? (kind === 'ZIP' ? '' : 'Files of this kind are not shown here.'));
  return (
    <div className={`stack gap-3 pad-2-3 ${style.card}`}>
      {preview && <Picture preview={preview} name={file.name} />}
      <Facts
        facts={[
          ['File', file.name],
          ['Kind', kindWords[kind]],
          ['Made with', version ?? ''],
          ['Size', fileSizeText(file.size)],
        ]}
      />
      {reason !== '' && <p>{reason}</p>}
      {problem !== null && (
        <Notice tone="bad" role="alert" title="The archive can’t be opened here.">
          <p>{archiveProblems[problem]}</p>
        </Notice>
      )}
      {entries !== null && entries.length > 0 && <Entries {...{ entries, onEntry }} />}
    </div>
  );
}

function Picture({ preview, name }: { preview: Preview; name: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => showBlobUrl(new Blob([preview.bytes], { type: preview.type }), setUrl), [preview]);
  return url && <img className={`framed ${style.picture}`} src={url} alt={`Preview that ${name} holds`} />;
}

/** Nobody reads more rows. */
const mostRows = 500;

function Entries({ entries, onEntry }: { entries: readonly PackedEntry[]; onEntry: Props['onEntry'] }) {
  const [failed, setFailed] = useState<string | null>(null);
  const open = async (name: string): Promise<void> => setFailed((await onEntry(name)) ? null : name);
  return (
    <section aria-label="Files in it">
      <h2>{countText(entries.length)} files in it</h2>
      {failed !== null && (
        <p role="alert">
          <bdi>{failed}</bdi> can’t be unpacked here.
        </p>
      )}
      <ul className="stack gap-1 space-top-2">
        {entries.slice(0, mostRows).map(({ name, bytes }) => (
          <li key={name} className="row between gap-2">
            <span className="anywhere mono">
              <bdi>{name}</bdi> <span className="small muted">{fileSizeText(bytes)}</span>
            </span>
            {isOpenedByName(name) && (
              <Button aria-label={`Open ${name}`} onClick={() => void open(name)}>
                Open
              </Button>
            )}
          </li>
        ))}
      </ul>
      {entries.length > mostRows && <p>The first {countText(mostRows)} are listed.</p>}
    </section>
  );
}
