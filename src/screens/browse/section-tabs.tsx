import { use } from 'react';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import type { DivisionLevel } from '#src/contracts/browse.ts';
import type { Result } from '#src/contracts/result.ts';
import { contentTypes, type ContentType, type CountsByType } from '#src/contracts/content-types.ts';
import { CountTabs } from '#src/components/library/count-tabs.tsx';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { to } from '#src/paths.ts';

interface Props {
  type: ContentType;
  /** The section's digits. */
  section: string;
  level: Promise<Result<DivisionLevel>>;
}

/** Shows tabs without counts until these load, or if they fail. */
export const SectionTabs = (props: Props) => (
  <PromptSuspense awaited={props.level} fallback={<Tabs {...props} counts={null} />}>
    <Counted {...props} />
  </PromptSuspense>
);

function Counted(props: Props) {
  const level = use(props.level).data;
  return <Tabs {...props} counts={countsOf(level, props.section)} />;
}

/** Number of items in a section by type; null if unknown. */
const countsOf = (level: DivisionLevel | undefined, section: string): CountsByType | null =>
  level?.sections.find(({ number }) => number === section)?.counts ?? null;

const Tabs = ({ type, section, counts }: Props & { counts: CountsByType | null }) => (
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
