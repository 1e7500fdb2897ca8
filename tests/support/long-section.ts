import type { SpecNode, SpecSection } from '#src/contracts/spec-sections.ts';

/** Everything about a line that does not matter here. */
const plain: Omit<SpecNode, 'id' | 'parentId' | 'kind' | 'text'> = {
  role: null,
  control: 'fixed',
  group: null,
  recommended: false,
  inputs: [],
  condition: null,
  requires: [],
  excludes: [],
  suggests: [],
  why: null,
  detail: 'full',
  proprietary: false,
  productIds: [],
  attribute: null,
  rows: [],
};

/** A section of as many lines as asked: articles of paragraphs, choices, blanks, notes and links between lines. */
export function longSection(base: SpecSection, lines: number): SpecSection {
  const nodes: SpecNode[] = [];
  const put = (parentId: number | null, kind: string, text: string, more: Partial<SpecNode> = {}): number => {
    const id = nodes.length + 1;
    nodes.push({ ...plain, id, parentId, kind, text: [text], ...more });
    return id;
  };
  const perPart = Math.ceil(lines / 3);
  for (const part of ['General', 'Products', 'Execution']) {
    const partId = put(null, 'part', part);
    const end = Math.min(lines, nodes.length - 1 + perPart);
    while (nodes.length < end) {
      const article = put(partId, 'article', `Article ${nodes.length}`);
      put(article, 'note', 'Keep the lines that the project has; the tests below follow from them.');
      for (let at = 0; at < 5 && nodes.length < end; at += 1) {
        const check = put(article, 'paragraph', `Assembly ${nodes.length}: tested and listed as a whole.`, {
          control: 'check',
          recommended: at < 3,
          why: at === 0 ? 'The usual choice where nothing else is asked for.' : null,
          suggests: at === 1 ? [article] : [],
        });
        for (const one of ['Nominal thickness 60 mils.', 'Nominal thickness 80 mils.'])
          put(check, 'paragraph', one, { control: 'radio', recommended: one.includes('60') });
        const blank = nodes.length + 1;
        put(check, 'paragraph', '', {
          text: [`Measured in place, at least `, { input: `blank-${blank}` }, ' over the whole area.'],
          inputs: [
            {
              id: `blank-${blank}`,
              kind: 'number',
              label: 'Value',
              unit: 'psi',
              least: 1,
              greatest: 500,
              options: [],
              initial: '',
            },
          ],
        });
        put(
          check,
          'paragraph',
          'Follow the manufacturer’s written instructions at edges, openings and joints.',
        );
      }
    }
  }
  return { ...base, nodes: nodes.slice(0, lines) };
}
