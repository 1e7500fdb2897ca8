import { StateMap } from '#src/components/library/state-map.tsx';
import type { Usage } from '#src/domain/reports/usage.ts';
import { countedBy, groupKey, monthsOf, sectionCounts } from '#src/domain/reports/usage-figures.ts';
import { rowsOf } from '#src/domain/reports/usage-view.ts';
import type { UsageView } from '#src/domain/reports/usage-view.ts';
import { BarList } from '#src/screens/reports/bar-list.tsx';
import type { Bar } from '#src/screens/reports/bar-list.tsx';
import style from '#src/screens/reports/charts.module.css';
import { MonthChart } from '#src/screens/reports/month-chart.tsx';
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
    <div className={`at-top pad-top-3 minor-heads spaced-heads ${style.charts}`}>
      <MonthChart
        title="By month"
        countedIn={projectsText}
        bars={monthsOf(usage).map((month) => barOf('month', month, monthText(month), months.get(month) ?? 0))}
      />
      <BarList
        title="By project type"
        of="Project type"
        bars={[...types].map(([type, count]) => barOf('type', type, type, count)).toSorted(byCount)}
      />
      <BarList
        title="By section"
        of="Section"
        bars={usage.sections
          .map((section) =>
            barOf('section', section.key, sectionText(section), sections.get(section.key) ?? 0),
          )
          .filter(({ count, isChosen }) => count > 0 || isChosen)
          .toSorted(byCount)}
      />
      <section className={style.states} aria-labelledby="by-state">
        <h2 id="by-state">By state</h2>
        <StateMap
          label="Projects by state"
          counts={states}
          countedIn={projectsText}
          hrefOf={(state) => hrefOf({ state: view.state === state ? '' : state })}
          current={view.state === '' ? null : view.state}
        />
      </section>
    </div>
  );
}
