import { isSameText, linesOf } from '#src/domain/redline/redline.ts';
import type { Change, Redline, RedlineRow } from '#src/domain/redline/redline.ts';
import { tableRows, type TableRow } from '#src/domain/redline/table-rows.ts';
import { tracker, type Stamp, type Track, type Tracker } from '#src/domain/redline/tracked-text.ts';
import { wordPieces } from '#src/domain/redline/word-pieces.ts';
import { endOf, numberedHead } from '#src/domain/specification/section-head.ts';
import { gridXml, numberXml, tableTitleXml } from '#src/domain/specification/writers/docx/body.ts';
import type { PlaceInFile } from '#src/domain/specification/writers/docx/body.ts';
import { noHeading } from '#src/domain/specification/writers/docx/styles.ts';
import { paragraph, run, tab } from '#src/domain/specification/writers/docx/xml.ts';
import { leftOf, listLevels, autoNumberedLines } from '#src/domain/specification/writers/list-levels.ts';
import type { ListLevel } from '#src/domain/specification/writers/list-levels.ts';
import { textWidth } from '#src/domain/specification/writers/page-size.ts';
import type { PrintedLine, PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import { sectionToDocx } from '#src/domain/specification/writers/section-to-docx.ts';
import { notePrefix } from '#src/domain/specification/writers/printed-section.ts';

/**
 * The redline as a Word file with tracked changes and live numbering. Accepting all changes gives the new text,
 * rejecting all the old one. `section` supplies everything around the lines. The same input gives the same bytes.
 */
export const redlineToDocx = (
  redline: Redline,
  section: PrintedSection,
  stamp: Stamp,
): Uint8Array<ArrayBuffer> => sectionToDocx(section, redlineBody(redline, section, tracker(stamp)));

const unchanged = (content: string): string => content;

interface Writing {
  track: Tracker;
  /** Its numbering list in a file of several sections; null for the styles' own. */
  list: number | null;
  levels: readonly ListLevel[];
  /** Lines of both texts that Word numbers itself. */
  live: ReadonlySet<PrintedLine>;
  width: number;
}

/** The tracked lines of a section, alone or at a place in a file, whose sections share `track`. */
export function redlineBody(
  redline: Redline,
  section: PrintedSection,
  track: Tracker,
  place?: PlaceInFile,
): string {
  const { number, title, numbering, paper, copyright } = section;
  const [atFirst, atLast] = place?.marks ?? [unchanged, unchanged];
  const ending = place?.ending ?? '';
  const live = (side: 'old' | 'now') => autoNumberedLines(linesOf(redline, side), numbering);
  const writing: Writing = {
    track,
    list: place?.list ?? null,
    levels: listLevels(numbering),
    live: new Set([...live('old'), ...live('now')]),
    width: textWidth(paper),
  };
  const moves = new Set(redline.changes.filter((change) => isPureMove(redline, change)));
  const lines = redline.rows.map((row, at) => {
    const change = redline.changeOf.get(at);
    if (change === undefined || !moves.has(change)) return rowXml(row, trackOf(row), writing);
    return moveXml(row, at, change, writing);
  });
  return [
    paragraph('SCT', atFirst(run(numberedHead(number)))),
    paragraph('SCT', run(title.toUpperCase()), noHeading),
    ...lines,
    copyright === ''
      ? paragraph('EOS', atLast(run(endOf(number))), ending)
      : paragraph('EOS', run(endOf(number))) + paragraph('CPR', atLast(run(copyright)), ending),
  ].join('');
}

/** Word tracks a move only if the text is unchanged; a table or a reworded line becomes a deletion and an insertion. */
const isPureMove = ({ rows }: Redline, change: Change): boolean =>
  change.kind === 'moved' &&
  change.rows.every((at) => {
    const row = rows[at];
    return row?.kind !== 'added' && row?.kind !== 'removed' && row !== undefined && isPure(row.old, row.now);
  });

const isPure = (old: PrintedLine, now: PrintedLine): boolean => old.kind !== 'table' && isSameText(old, now);

function trackOf({ kind }: RedlineRow): Track | null {
  if (kind === 'removed' || kind === 'from') return 'del';
  return kind === 'added' || kind === 'to' ? 'ins' : null;
}

/** A moved line; the first and the last line of the move also get the range markers. */
function moveXml(row: RedlineRow, at: number, { rows, at: name }: Change, writing: Writing): string {
  const half = rows.length / 2;
  const [places, track] =
    row.kind === 'from' ? [rows.slice(0, half), 'moveFrom' as const] : [rows.slice(half), 'moveTo' as const];
  // Both markers of a range share an id, far from those of the changes, and from those of other sections of the file.
  const id = 1_000_000 + 100_000 * (writing.list ?? 0) + 2 * name + (track === 'moveFrom' ? 0 : 1);
  const begin =
    at === places[0]
      ? `<w:${track}RangeStart w:name="move${writing.list ?? ''}${writing.list === null ? '' : '_'}${name}" ${writing.track.attributes().replace(/w:id="\d+"/, `w:id="${id}"`)}/>`
      : '';
  const end = at === places.at(-1) ? `<w:${track}RangeEnd w:id="${id}"/>` : '';
  return begin + rowXml(row, track, writing) + end;
}

function rowXml(row: RedlineRow, track: Track | null, writing: Writing): string {
  const isOld = row.kind === 'from' || row.kind === 'removed';
  const line = isOld ? row.old : row.now;
  const other = row.kind === 'same' || row.kind === 'changed' ? row.old : line;
  if (line.kind === 'table') return tableXml(line, other, track, writing);
  const left = leftOf(writing.levels, line.level);
  const mark = writing.track.mark(track);
  const words =
    track === null
      ? writing.track.pieces(wordPieces(other.text, line.text))
      : writing.track.text(line.text, track);
  if (line.kind !== 'note') return lineXml({ line, other, track, words, mark }, writing);
  const place = left === 0 ? '' : `<w:ind w:left="${left}"/>`;
  return paragraph('CMT', writing.track.text(`${notePrefix} `, track) + words, place + mark);
}

interface Numbered {
  line: PrintedLine;
  /** The line in the old text; the same line if only one text has it. */
  other: PrintedLine;
  track: Track | null;
  words: string;
  mark: string;
}

function lineXml(
  { line, other, track, words, mark }: Numbered,
  { levels, live, list, track: write }: Writing,
): string {
  const style = levels[line.level]?.style ?? 'PR5';
  const before = levels[other.level]?.style ?? 'PR5';
  const isLive = live.has(line) && live.has(other);
  const numberOf = (level: PrintedLine['level']): string => {
    if (!isLive) return numberXml(0, 0);
    return list === null ? '' : numberXml(level, list);
  };
  const moved =
    style === before
      ? ''
      : `<w:pPrChange ${write.attributes()}><w:pPr><w:pStyle w:val="${before}"/>${numberOf(other.level)}</w:pPr></w:pPrChange>`;
  const label = isLive
    ? ''
    : (track === null ? write.pieces(wordPieces(other.label, line.label)) : write.text(line.label, track)) +
      tab;
  return paragraph(style, label + words, numberOf(line.level) + mark + moved);
}

function tableXml(line: PrintedLine, other: PrintedLine, track: Track | null, writing: Writing): string {
  const { track: write, levels, width } = writing;
  const left = leftOf(levels, line.level);
  const words =
    track === null ? write.pieces(wordPieces(other.text, line.text)) : write.text(line.text, track);
  const title =
    words === '' ? paragraph('TBL', '', write.mark(track)) : tableTitleXml(words, left, write.mark(track));
  const of = track === null ? null : track === 'del' ? ('old' as const) : ('now' as const);
  const rows =
    of === null
      ? tableRows(other.rows, line.rows)
      : tableRows(of === 'old' ? line.rows : [], of === 'old' ? [] : line.rows);
  const columns = line.rows[0]?.cells.length ?? 0;
  return (
    title +
    gridXml(columns, left, width, (cell) => rows.map((row, at) => tableRowXml(row, cell, at === 0, write)))
  );
}

function tableRowXml({ of, cells }: TableRow, width: number, isHead: boolean, write: Tracker): string {
  const track = of === 'both' ? null : of === 'old' ? 'del' : 'ins';
  const change = track === null ? '' : `<w:${track} ${write.attributes()}/>`;
  const shade = isHead ? '<w:shd w:val="clear" w:color="auto" w:fill="F5F5F2"/>' : '';
  return [
    `<w:tr><w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}${change}</w:trPr>`,
    ...cells.map(
      (pieces) =>
        `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${shade}</w:tcPr>${paragraph('TBL', write.pieces(pieces, isHead ? '<w:b/><w:bCs/>' : ''), write.mark(track))}</w:tc>`,
    ),
    '</w:tr>',
  ].join('');
}
