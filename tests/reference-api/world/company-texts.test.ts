import { describe, expect, it } from 'vitest';

import type { Company } from '#src/contracts/companies.ts';
import { manufacturerAssociations } from '#src/reference-api/content/names.ts';
import { sampleWorlds } from '#tests/support/sample-worlds.ts';

const sentencesOf = ({ about, sustainability }: Company): string[] =>
  `${about} ${sustainability ?? ''}`.trim().split(/(?<=[.!?])\s+(?=[A-Z])/);
/** A sentence without what is the manufacturer’s own: names, numbers, and what is made. */
const stockOf = (sentence: string, { companyNoHtml, address }: Company): string =>
  [companyNoHtml, address?.city ?? '', address?.state ?? '']
    .filter((own) => own !== '')
    .reduce((text, own) => text.replaceAll(own, '·'), sentence)
    .replaceAll(/\d+/g, '·');

describe.each(sampleWorlds().map((world) => [world.seed, world] as const))(
  'what companies of world %i say',
  (_, world) => {
    const companies = [...world.companies.values()];
    const texts = companies.filter(({ about }) => about !== '');

    it('each has a text, but for the one record that was left empty', () => {
      expect(companies.filter(({ about }) => about === '').length).toBe(1);
    });

    it('each belongs to associations of its own divisions', () => {
      const divisionsOf = new Map(manufacturerAssociations.map(({ name, divisions }) => [name, divisions]));
      const members = companies.filter(
        ({ associations, sections }) => associations.length > 0 && sections.length > 0,
      );
      expect(members.length).toBeGreaterThan(50);
      expect(
        members.filter(({ associations, sections }) =>
          associations.some(
            (one) => !sections.some(({ number }) => divisionsOf.get(one)?.includes(number.slice(0, 2))),
          ),
        ),
      ).toEqual([]);
    });

    it('measures no product by the standard of another', () => {
      expect(texts.filter(({ about }) => /half of what .*\d.* asks? for/.test(about))).toEqual([]);
    });

    it('names what the company makes: no water closets where it has urinals', () => {
      const makers = texts.filter(({ about }) => /\bwater closets\b/.test(about));
      const closets = new Set(
        world.content
          .all('product')
          .filter(({ noun }) => /water closet/i.test(noun))
          .map(({ coid }) => coid),
      );
      expect(makers.filter(({ coid, isClient }) => isClient && !closets.has(coid))).toEqual([]);
    });

    it('began no earlier than it was founded', () => {
      const earlier = /Before \d{4}, |kept .* going in \d{4}|left a business park in \d{4}/;
      expect(texts.filter(({ about }) => earlier.test(about)).map(({ about }) => about)).toEqual([]);
    });

    it('no two share a sentence', () => {
      const seen = new Map<string, string>();
      const twice = texts.flatMap((company) =>
        sentencesOf(company).flatMap((sentence) => {
          const stock = stockOf(sentence, company);
          const other = seen.get(stock);
          seen.set(stock, company.companyNoHtml);
          return other === undefined ? [] : [`${other}, ${company.companyNoHtml}: ${sentence}`];
        }),
      );
      expect(twice).toEqual([]);
    });

    it('no sentence begins as the one before it', () => {
      const beginning = (sentence = '') => sentence.split(' ').slice(0, 2).join(' ');
      const alike = texts.flatMap((company) =>
        sentencesOf(company).filter(
          (sentence, index, all) => index > 0 && beginning(sentence) === beginning(all[index - 1]),
        ),
      );
      expect(alike).toEqual([]);
    });

    it('every sentence has a subject, begins with a capital, and names no other year than that of the founding', () => {
      const wrong = texts.flatMap((company) =>
        sentencesOf(company)
          .filter(
            (sentence) =>
              !/^[A-Z“'’]/.test(sentence) ||
              /^(?:Makes|Has|Is|Offers|Provides|Supplies|Sells)\b/.test(sentence) ||
              /\{|\}|undefined|null|\b1 (?:years|days|weeks)\b/.test(sentence) ||
              [...sentence.matchAll(/\b(?:19|20)\d\d\b/g)].some(
                ([year]) => company.founded !== null && Number(year) !== company.founded,
              ),
          )
          .map((sentence) => `${company.companyNoHtml}: ${sentence}`),
      );
      expect(wrong).toEqual([]);
    });

    it('none tells of a river, a coast, or a climate that its town may not have', () => {
      const wrong = texts.flatMap((company) =>
        sentencesOf(company).filter((sentence) =>
          /\b(?:barge|river|coasts?|harbor|tornado|winters? in|desert)\b/i.test(sentence),
        ),
      );
      expect(wrong).toEqual([]);
    });

    it('what each names is its own: brick by a maker of brick, and no gap where nothing is made', () => {
      const wrong = texts.filter(
        ({ about, sections }) =>
          about.includes('  ') ||
          (about.includes('brick units') && !sections.some(({ number }) => number.startsWith('0421'))),
      );
      expect(wrong.map(({ companyNoHtml }) => companyNoHtml)).toEqual([]);
    });
  },
);
