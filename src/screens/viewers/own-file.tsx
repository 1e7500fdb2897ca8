import { useEffect, useId } from 'react';

import { onGivenFile } from '#src/browser/given-file.ts';
import { Page } from '#src/components/page/page.tsx';
import { currentDevice } from '#src/browser/device.ts';
import { OwnFileViewer } from '#src/components/viewer/own/own-file-viewer.tsx';
import { ShellStage } from '#src/components/viewer/shell/shell-parts.tsx';
import { ViewerShell } from '#src/components/viewer/shell/viewer-shell.tsx';
import { to } from '#src/paths.ts';
import style from '#src/screens/viewers/own-file.module.css';
import { takeOwnFile, useOwnFile } from '#src/stores/own-file.ts';
import { Button } from '#src/ui/button.tsx';
import { FileInput } from '#src/ui/file-input.tsx';

/** A viewer for files of the visitor's own: they are read in the browser, and never sent. */
export function Screen() {
  const file = useOwnFile((state) => state.file);
  const id = useId();
  useEffect(() => onGivenFile(takeOwnFile), []);
  return (
    <Page
      title="Open a file of yours"
      canonical={to.ownFile()}
      description="View drawings, models, and documents in the browser: DXF, GLB, IFC, and PDF. Your files are not uploaded."
    >
      <ViewerShell
        opens={currentDevice() === 'narrow' ? null : 'model'}
        bar={{
          title: (
            <h1 className="shrinks" dir="auto">
              {file?.name ?? 'Open a file of yours'}
            </h1>
          ),
          first: file && <Button onClick={() => takeOwnFile(null)}>Close</Button>,
        }}
      >
        {file ? (
          <OwnFileViewer key={`${file.name} ${file.size} ${file.lastModified}`} file={file} />
        ) : (
          <ShellStage>
            <div className={`stack at-start gap-4 ${style.choose}`}>
              <p className="lead ink">DXF drawings, GLB and IFC models, and PDF documents open here.</p>
              <p className="quiet">
                DWG, Revit, SketchUp, Rhino, STEP, and DGN files can’t be drawn: you see which program and
                release made them, and the preview picture in them, if there is one. Of a ZIP you see the list
                of its files.
              </p>
              <div className={`stack at-left gap-2 pad-5 framed rounded paper ${style.drop}`}>
                <label htmlFor={id}>A file: choose it, drop it anywhere on this page, or paste it</label>
                <FileInput
                  id={id}
                  accept=""
                  isInvalid={false}
                  onFile={(chosen) => chosen && takeOwnFile(chosen)}
                />
                <p id={`${id}-hint`} className="small muted">
                  It is read in this browser. Nothing is uploaded, and nothing is kept when you close this
                  tab.
                </p>
              </div>
            </div>
          </ShellStage>
        )}
      </ViewerShell>
    </Page>
  );
}
