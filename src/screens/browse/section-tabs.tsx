import { use } from 'react';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import type { DivisionLevel } from '#src/contracts/browse.ts';
import type { Result } from '#src/contracts/result.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { CountTabs } from '#src/components/library/count-tabs.tsx';
import type { ContentType, CountsByType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { to } from '#src/paths.ts';

interface Props {
  type: ContentType;
  /** Digits of the section. */
  section: string;
  level: Promise<Result<DivisionLevel>>;
}

/** Works without counts until they load, or when they fail. */
export function SectionTabs(props: Props) {
  return (
    <PromptSuspense awaited={props.level} fallback={<Tabs {...props} counts={null} />}>
      <Counted {...props} />
    </PromptSuspense>
  );
}

function Counted(props: Props) {
  const level = use(props.level).data;
  return <Tabs {...props} counts={countsOf(level, props.section)} />;
}

/** How much a section has, by type; null when that is not known. */
export function countsOf(level: DivisionLevel | undefined, section: string): CountsByType | null {
  return level?.sections.find(({ number }) => number === section)?.counts ?? null;
}

function Tabs({ type, section, counts }: Props & { counts: CountsByType | null }) {
  return (
    <CountTabs
      tabs={contentTypes.map((one) => ({
        key: one,
        label: contentTypeWords[one].plural,
        count: counts === null ? null : (counts[one] ?? 0),
        href: to.section(one, section),
        isCurrent: one === type,
      }))}
    />
  );
}
