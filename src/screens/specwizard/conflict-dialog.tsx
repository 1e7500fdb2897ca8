import { useOtherChange } from '#src/components/conflict/other-change.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { lineDifference, linesOfFile } from '#src/domain/specification/project-lines.ts';
import { countText, pluralize } from '#src/lib/numbers.ts';
import style from '#src/screens/specwizard/save-dialog.module.css';
import { sharedProject, useDesignProjects } from '#src/stores/design-projects.ts';
import type { SectionWorkStore } from '#src/stores/section-work.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface Props {
  work: SectionWorkStore;
  filename: string;
  /** The project as saved elsewhere. */
  theirs: SpecwizardProject;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
}

/** Name at most this many lines, which is enough to decide by. */
const maxNamed = 40;

/**
 * The same section was changed here and elsewhere: counts and names the differing lines of both, and asks the person to
 * choose.
 */
export function ConflictDialog({ work, filename, theirs, onMine, onTheirs, onClose }: Props) {
  const { history, tree } = work.getState();
  const state = history.present;
  const other = linesOfFile(theirs.specs, filename);
  const isRemoved = !theirs.filename.includes(filename);
  const project = useDesignProjects(() => sharedProject(theirs.project));
  const who = useOtherChange(isRemoved ? 'the project' : 'this section', { at: theirs.updated_at, project });
  const { both, onlyMine, onlyTheirs } = lineDifference(state.lines, other);
  const named = (ids: ReadonlySet<number>, without: ReadonlySet<number>): string[] =>
    [...tree.lines.values()].flatMap((line) =>
      line.control !== 'fixed' && ids.has(line.id) && !without.has(line.id) ? [lineText(line, state)] : [],
    );
  return (
    <Dialog title="This section was changed elsewhere" onClose={onClose}>
      <div className="grid gap-3 note plain">
        <p>
          {isRemoved ? `It was removed from “${theirs.name}”. ${who} ` : `${who} It was changed here too. `}
          Nothing is overwritten until you choose.
        </p>
        <table className={`full-width note ${style.counts}`}>
          <caption className="unseen">Differences, in lines</caption>
          <tbody>
            <tr>
              <th className="regular hairline-bottom" scope="row">
                Selected only here
              </th>
              <td className="regular hairline-bottom">{countText(onlyMine)}</td>
            </tr>
            <tr>
              <th className="regular hairline-bottom" scope="row">
                Selected only there
              </th>
              <td className="regular hairline-bottom">{countText(onlyTheirs)}</td>
            </tr>
            <tr>
              <th className="regular hairline-bottom" scope="row">
                The same in both
              </th>
              <td className="regular hairline-bottom">{countText(both)}</td>
            </tr>
          </tbody>
        </table>
        <Named title="Only here" lines={named(state.lines, other)} />
        <Named title="Only there" lines={named(other, state.lines)} />
        <div className="cluster gap-2">
          <Button kind="primary" onClick={onMine}>
            {isRemoved ? 'Restore with mine' : 'Keep mine'}
          </Button>
          <Button onClick={onTheirs}>{isRemoved ? 'Leave it removed' : 'Take theirs'}</Button>
          <Button kind="plain" onClick={onClose}>
            Decide later
          </Button>
        </div>
        <p className="small muted">
          {isRemoved
            ? 'If you leave it removed, your work on it stays in this browser.'
            : 'Blanks and your own text stay as they are here. You can undo this.'}
        </p>
      </div>
    </Dialog>
  );
}

function Named({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details className={`scroll small quiet ${style.lines}`}>
      <summary className="touch-high note">
        {title}: {pluralize(lines.length, 'choice')}
      </summary>
      <ul>
        {lines.slice(0, maxNamed).map((text, index) => (
          <li className="pad-block-2px" key={index}>
            {text}
          </li>
        ))}
        {lines.length > maxNamed && (
          <li className="pad-block-2px">and {countText(lines.length - maxNamed)} more</li>
        )}
      </ul>
    </details>
  );
}
