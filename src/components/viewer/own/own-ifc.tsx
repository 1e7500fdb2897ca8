import { useEffect } from 'react';

import { Facts } from '#src/components/page/facts.tsx';
import { IfcStructure } from '#src/components/viewer/model/ifc-structure.tsx';
import { useIfc } from '#src/components/viewer/model/use-ifc.ts';
import style from '#src/components/viewer/own/own-file.module.css';
import { ShellStage } from '#src/components/viewer/shell/shell-parts.tsx';
import { kindWords } from '#src/domain/file-kinds/file-kind.ts';
import type { FileFacts } from '#src/domain/file-kinds/read-file-facts.ts';
import { fileSizeText } from '#src/lib/numbers.ts';
import { scrollRegion } from '#src/ui/scroll-region.ts';

/** The structure and properties of the visitor's own IFC file. */
export function OwnIfc({ file, facts }: { file: File; facts: FileFacts }) {
  const { state, read } = useIfc(file);
  const isClosed = state.phase === 'closed';
  useEffect(() => {
    if (isClosed) read();
  }, [isClosed, read]);
  return (
    <ShellStage>
      <div className="full-width full-height scroll paper" {...scrollRegion('Structure and properties')}>
        <div className={`stack at-start gap-3 pad-2-3 ${style.card}`}>
          <Facts
            facts={[
              ['File', file.name],
              ['Kind', kindWords[facts.kind]],
              ['Schema', facts.version ?? ''],
              ['Size', fileSizeText(file.size)],
            ]}
          />
          <IfcStructure state={state} file={null} onRead={read} fileName={file.name} />
        </div>
      </div>
    </ShellStage>
  );
}
