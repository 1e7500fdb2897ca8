import { useMemo } from 'react';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { chooseRecommended } from '#src/domain/specification/consequences.ts';
import { guideSection } from '#src/domain/specification/guide-text.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { useReadingOptions } from '#src/stores/reading-options.ts';
import { DialogButton } from '#src/ui/dialog-button.tsx';
import { Icon } from '#src/ui/icon.tsx';

/** Loaded on the first press. */
const DocumentsOut = lazyPart(
  async () => (await import('#src/components/specification/documents-out.tsx')).DocumentsOut,
  'Downloading',
);

/** Downloads the section as a file, with the text that the page shows. */
export const DownloadSection = ({ section }: { section: SpecSection }) => (
  <DialogButton kind="primary" renderDialog={(close) => <Dialog section={section} onClose={close} />}>
    <Icon name="download" /> Download
  </DialogButton>
);

function Dialog({ section, onClose }: { section: SpecSection; onClose: () => void }) {
  const isGuide = useReadingOptions(({ text }) => text === 'guide');
  const shown = useMemo(() => {
    const printed = isGuide ? guideSection(section) : section;
    const tree = sectionTree(printed);
    return { section: printed, tree, state: isGuide ? emptyState : chooseRecommended(tree, emptyState) };
  }, [section, isGuide]);
  return <DocumentsOut {...shown} isGuide={isGuide} onClose={onClose} />;
}
