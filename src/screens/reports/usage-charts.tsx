import type { Usage } from '#src/domain/reports/usage.ts';
import { countedBy, groupKey, monthsOf, sectionCounts } from '#src/domain/reports/usage-figures.ts';
import { rowsOf, type UsageView } from '#src/domain/reports/usage-view.ts';
import { ByState } from '#src/screens/reports/by-state.tsx';
import { Chart, type Bar } from '#src/components/library/chart.tsx';
import style from '#src/screens/reports/charts.module.css';
import { monthText, projectsText, sectionText } from '#src/screens/reports/report-texts.ts';

interface Props {
  usage: Usage;
  view: UsageView;
  hrefOf: (change: Partial<UsageView>) => string;
}

/**
 * Uses by month, state, project type, and section. Each chart ignores its own filter, so that another value can be
 * chosen.
 */
export function UsageCharts({ usage, view, hrefOf }: Props) {
  const without = (change: Partial<UsageView>) => rowsOf(usage.rows, { ...view, ...change });
  const months = countedBy(without({ month: '' }), groupKey.month);
  const types = countedBy(without({ type: '' }), groupKey.type);
  const states = countedBy(without({ state: '' }), groupKey.state);
  const sections = sectionCounts(without({ section: '' }));
  /** Choosing the same value again clears the filter. */
  const barOf = (name: 'month' | 'type' | 'section', key: string, label: string, count: number): Bar => ({
    key,
    label,
    count,
    href: hrefOf({ [name]: view[name] === key ? '' : key }),
    isChosen: view[name] === key,
  });
  const byCount = (one: Bar, other: Bar): number =>
    other.count - one.count || one.label.localeCompare(other.label);
  return (
    <div className={`stack gap-5-6 pad-top-3 minor-heads spaced-heads ${style.charts}`}>
      <Chart
        title="By month"
        of="Month"
        shape="columns"
        countedIn={projectsText}
        bars={monthsOf(usage).map((month) => barOf('month', month, monthText(month), months.get(month) ?? 0))}
      />
      <Chart
        title="By project type"
        of="Project type"
        countedIn={projectsText}
        bars={[...types].map(([type, count]) => barOf('type', type, type, count)).toSorted(byCount)}
      />
      <ByState
        label="Projects by state"
        counts={states}
        countedIn={projectsText}
        hrefOf={(state) => hrefOf({ state: view.state === state ? '' : state })}
        current={view.state === '' ? null : view.state}
      >
        <Chart
          title="By section"
          of="Section"
          countedIn={projectsText}
          bars={usage.sections
            .map((section) =>
              barOf('section', section.key, sectionText(section), sections.get(section.key) ?? 0),
            )
            .filter(({ count, isChosen }) => count > 0 || isChosen)
            .toSorted(byCount)}
        />
      </ByState>
    </div>
  );
}
