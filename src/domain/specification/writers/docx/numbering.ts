import { xmlHead, wordNamespace } from '#src/domain/specification/writers/docx/xml.ts';
import type { ListLevel } from '#src/domain/specification/writers/list-levels.ts';

export const listId = 1;

/**
 * One list of seven levels, each linked to its paragraph style, so that applying a style adds the number. A file of
 * several sections has one list per section, each restarting at 1.
 */
export const numberingXml = (levels: readonly ListLevel[], sections = 1): string =>
  [
    xmlHead,
    `<w:numbering ${wordNamespace}>`,
    '<w:abstractNum w:abstractNumId="0"><w:nsid w:val="5EC71041"/><w:multiLevelType w:val="multilevel"/><w:tmpl w:val="5EC7A0B2"/>',
    ...levels.map(levelXml),
    // Word expects nine levels.
    ...[7, 8].map(
      (level) =>
        `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="none"/><w:suff w:val="nothing"/><w:lvlText w:val=""/><w:lvlJc w:val="left"/></w:lvl>`,
    ),
    '</w:abstractNum>',
    `<w:num w:numId="${listId}"><w:abstractNumId w:val="0"/></w:num>`,
    ...Array.from({ length: sections - 1 }, (_, index) => againXml(levels, listId + 1 + index)),
    '</w:numbering>',
  ].join('');

function againXml(levels: readonly ListLevel[], list: number): string {
  const starts = levels.map(
    (_, level) => `<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="1"/></w:lvlOverride>`,
  );
  return `<w:num w:numId="${list}"><w:abstractNumId w:val="0"/>${starts.join('')}</w:num>`;
}

const levelXml = ({ style, format, text, left, hanging }: ListLevel, level: number): string =>
  [
    `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:pStyle w:val="${style}"/>`,
    `<w:suff w:val="tab"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/>`,
    `<w:pPr><w:tabs><w:tab w:val="num" w:pos="${left}"/></w:tabs><w:ind w:left="${left}" w:hanging="${hanging}"/></w:pPr></w:lvl>`,
  ].join('');
