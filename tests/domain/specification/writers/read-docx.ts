import { strFromU8, unzipSync } from 'fflate';

import { type CountedLevel, type ReadLine, counter } from '#tests/domain/specification/writers/read-word.ts';

interface ReadDocx {
  lines: ReadLine[];
  tables: string[][][];
  parts: Readonly<Record<string, string>>;
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const textsOf = (xml: string): string =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:tab\/>(?=<\/w:r>)/g)]
    .map(([, text]) => (text === undefined ? '\t' : unescaped(text)))
    .join('');
const attribute = (xml: string, element: string): string | undefined =>
  new RegExp(`<w:${element} w:val="([^"]*)"`).exec(xml)?.[1];

/** Reads a Word file and counts its numbers from its own definitions: style → list → level. */
export function readDocx(bytes: Uint8Array): ReadDocx {
  const parts = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]),
  );
  const part = (name: string): string => parts[name] ?? '';
  const levels = levelsOf(part('word/numbering.xml'));
  const styles = new Map(
    [...part('word/styles.xml').matchAll(/<w:style [^>]*w:styleId="([^"]+)".*?<\/w:style>/gs)].map(
      ([xml, id = '']) => [id, xml],
    ),
  );
  const number = counter(levels);
  const body = part('word/document.xml');
  const withoutTables = body.replace(/<w:tbl>.*?<\/w:tbl>/gs, '');
  const lines = [...withoutTables.matchAll(/<w:p>(?:<w:pPr>(.*?)<\/w:pPr>)?(.*?)<\/w:p>/gs)].map(
    ([, properties = '', content = '']): ReadLine => {
      const style = attribute(properties, 'pStyle') ?? '';
      const list = numberOf(properties) ?? numberOf(styles.get(style) ?? '');
      const isNumbered = list !== null && list.id !== '0';
      const [first = '', second] = textsOf(content).split('\t');
      return {
        label: isNumbered ? number(list.level) : second === undefined ? '' : first,
        text: second ?? first,
        style,
        isHidden: content.includes('<w:vanish/>') && !/<w:r><w:t/.test(content),
      };
    },
  );
  const tables = [...body.matchAll(/<w:tbl>.*?<\/w:tbl>/gs)].map(([table]) =>
    [...table.matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([row]) =>
      [...row.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => textsOf(cell)),
    ),
  );
  return { lines, tables, parts };
}

function numberOf(xml: string): { id: string; level: number } | null {
  const properties = /<w:numPr>(.*?)<\/w:numPr>/s.exec(xml)?.[1];
  if (properties === undefined) return null;
  return { id: attribute(properties, 'numId') ?? '0', level: Number(attribute(properties, 'ilvl') ?? 0) };
}

function levelsOf(numbering: string): CountedLevel[] {
  return [...numbering.matchAll(/<w:lvl w:ilvl="\d">(.*?)<\/w:lvl>/gs)].map(([, level = '']) => ({
    format: attribute(level, 'numFmt') ?? '',
    text: attribute(level, 'lvlText') ?? '',
  }));
}
