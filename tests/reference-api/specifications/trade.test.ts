import { describe, expect, it } from 'vitest';

import { chooseRecommended } from '#src/domain/specification/consequences.ts';
import { citedBy, presentLines } from '#src/domain/specification/section-document.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { sectionMasters } from '#src/reference-api/content/sections.ts';
import { titleOf, withdrawalOf } from '#src/reference-api/content/standards.ts';
import { citing, sortedStandards } from '#src/reference-api/specifications/generic-standards.ts';
import { fillMaster } from '#src/reference-api/specifications/fill-master.ts';
import { isSaid } from '#src/reference-api/specifications/rules-of-kind.ts';
import { readMaster } from '#src/reference-api/specifications/read-master.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';
import { type Kind, everySection, faultsOf, kinds } from './every-section.ts';

const wrong = (find: (kind: Kind) => readonly string[]): string[] =>
  kinds.flatMap((kind) => find(kind).map((text) => `${kind.name}: ${text}`));
const textsOf = ({ lines }: Kind): string[] => lines.map((line) => lineText(line, emptyState));
/** The lines of an article. */
const articleOf = ({ lines, tree }: Kind, title: string): string[] => {
  const article = lines.find(
    (line) => line.kind === 'article' && lineText(line, emptyState).toLowerCase() === title.toLowerCase(),
  );
  return (article?.children ?? []).flatMap((id) => {
    const line = tree.lines.get(id);
    return line ? [lineText(line, emptyState)] : [];
  });
};

describe('the section of every kind of product', () => {
  it('lists what it cites, and cites what it lists', () => {
    expect(kinds.length).toBeGreaterThan(400);
    expect(
      wrong(({ read, lines, tree }) => {
        const cited = citedBy(
          tree,
          lines.filter(({ condition }) => condition === null || !('cited' in condition)).map(({ id }) => id),
        );
        return read.references.map(({ designation }) => designation).filter((one) => !cited.has(one));
      }),
    ).toEqual([]);
  });

  it('names no standard in plain words that it does not cite', () => {
    expect(
      wrong(({ lines, read }) => {
        const listed = new Set(read.references.map(({ designation }) => designation));
        return lines
          .filter(({ condition, kind }) => kind !== 'note' && (condition === null || !('cited' in condition)))
          .flatMap((line) => [...citing(lineText(line, emptyState)).matchAll(/\{([^{}]+)\}/g)])
          .flatMap(([, name = '']) => (titleOf(name) === null || listed.has(name) ? [] : [name]));
      }),
    ).toEqual([]);
  });

  it('lists the code whose section it goes by', () => {
    const bySection = kinds.flatMap((kind) =>
      textsOf(kind).flatMap((text) =>
        [...text.matchAll(/\b(ADA Standards|IBC) (?:Section )?\d{3,4}\b/g)].map(([, code = '']) => ({
          kind,
          code,
        })),
      ),
    );
    expect(bySection.length).toBeGreaterThan(10);
    expect(
      bySection
        .filter(({ kind, code }) => !kind.read.references.some(({ designation }) => designation === code))
        .map(({ kind, code }) => `${kind.name}: ${code}`),
    ).toEqual([]);
  });

  it('names the test of compaction that it goes by', () => {
    const compacted = kinds.filter((kind) => textsOf(kind).some((text) => /\bProctor\b/.test(text)));
    expect(compacted.length).toBeGreaterThan(3);
    expect(
      compacted
        .filter(
          ({ read }) => !read.references.some(({ designation }) => /^ASTM D(?:698|1557)$/.test(designation)),
        )
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('has among its products the reinforcement that it places', () => {
    const reinforced = kinds.filter((kind) =>
      textsOf(kind).some((text) => /^Place reinforcement\b/.test(text)),
    );
    expect(reinforced.length).toBeGreaterThan(3);
    expect(
      reinforced
        .filter((kind) => !articleOf(kind, 'Accessories').some((text) => /^Reinforcement\b/.test(text)))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('cites nothing that is withdrawn or superseded', () => {
    expect(
      wrong(({ read }) =>
        read.references.flatMap(({ designation }) => (withdrawalOf(designation) ? [designation] : [])),
      ),
    ).toEqual([]);
  });

  it('asks for reports of tests, not of specifications of materials', () => {
    expect(
      wrong(({ profile }) =>
        sortedStandards(profile).tests.filter(
          (name) =>
            /^ASTM A(?!370\b|90\b)\d/.test(name) ||
            (/^(?:UL|ANSI\/BHMA|AAMA 26|NSF)/.test(name) &&
              !/UL (?:263|790|580|10[BC]|1479|2079|1715|723|2218|1784)\b/.test(name)),
        ),
      ),
    ).toEqual([]);
  });

  it('has products comply with specifications, not with test methods, guides, or recommended practices', () => {
    const measuresOrAdvises =
      /^(?:ASTM (?:C919|C1193|C1401|D751|D2697|D3574|D3575|D6459|D6460|D7330|D8269|E1966|F476)|NFPA 262|ANSI\/BIFMA M7\.1|CIE 117|ASME PTC 4|ISO (?:20456|25745)|ASHRAE (?:55|Guideline 36)|AWS D15\.2|ICRI 310\.2R|SCAQMD Rule \d+)\b/;
    expect(
      wrong(({ profile }) =>
        sortedStandards(profile).products.filter((name) => measuresOrAdvises.test(name)),
      ),
    ).toEqual([]);
  });

  it('asks for reports only of what it requires', () => {
    expect(
      wrong((kind) => {
        const reports = kind.lines.find((line) => lineText(line, emptyState).startsWith('Test Reports:'));
        const asked = (reports?.children ?? []).flatMap((id) => kind.tree.lines.get(id) ?? []);
        const others = kind.lines
          .filter(({ condition }) => condition === null || !('cited' in condition))
          .filter((line) => !asked.includes(line))
          .map((line) => lineText(line, emptyState));
        return asked
          .map((line) => lineText(line, emptyState).slice(0, -1))
          .filter((name) => !others.some((text) => text.includes(name)));
      }),
    ).toEqual([]);
  });

  it('speaks of burrs and tool marks only where metal is worked in a shop', () => {
    const isMetal = /steel|alumin|metal|bronze|brass|copper|zinc|iron/i;
    expect(
      wrong((kind) =>
        textsOf(kind).filter(
          (text) =>
            (/\bburrs?\b|tool marks|\bdeburr/i.test(text) &&
              !isMetal.test(kind.profile.materials.join(' '))) ||
            /cannot be seen at/.test(text),
        ),
      ),
    ).toEqual([]);
  });

  it('speaks of alkalinity, half units, and ridges only where floors are laid', () => {
    const ofFloors =
      /\balkalinity\b|opposite edges are equal and not less than half a unit|from several packages|\bridges; fill cracks/;
    expect(
      wrong((kind) =>
        /^(?:0930|0965|0967|0968)/.test(kind.profile.number)
          ? []
          : textsOf(kind).filter((text) => ofFloors.test(text)),
      ),
    ).toEqual([]);
  });

  it.each([
    ['grading where soil is only held in place', /Compact subgrade|Remove topsoil/, /^3125/],
    ['alarms and power where there are none', /faults and alarms|megger|energize/, /^(?:2337|2711)/],
    [
      'heated rooms and finished floors out of doors',
      /enclosed, heated|room temperature|along the way of delivery|painting, and ceilings/,
      /^(?:3233|1113)/,
    ],
    ['mounting heights where all lies on the floor', /mounting heights/i, /^(?:1248|3233)/],
    ['cabs where a platform travels', /\bcabs?\b/, /^1442/],
    ['subgrade on a quay', /subgrade/i, /^3559/],
    ['traffic on walls', /Keep traffic off until|out of pattern/, /^0683/],
  ])('does not speak of %s', (_, words, sections) => {
    expect(
      wrong((kind) =>
        sections.test(kind.profile.number) ? textsOf(kind).filter((text) => words.test(text)) : [],
      ),
    ).toEqual([]);
  });

  it('shares with many trades only what holds for all of them', () => {
    const divisions = new Map<string, Set<string>>();
    for (const kind of kinds)
      for (const text of textsOf(kind))
        divisions.set(text, (divisions.get(text) ?? new Set()).add(kind.name.slice(0, 2)));
    const ofTrades =
      /\b(?:weld|burr|membrane|grout|solder|primer|glaz|lubricat|vibration|strainer|filters?|granules|mortar|veneer|refrigerant)/i;
    expect(
      [...divisions].flatMap(([text, said]) => (said.size > 8 && ofTrades.test(text) ? [text] : [])),
    ).toEqual([]);
  });

  it('gives tolerances once', () => {
    const subject = /\b(plumb|level|flush|in plane|square)\b[^;.]*\bwithin\b/i;
    expect(
      wrong((kind) => {
        const rules = [...articleOf(kind, 'Installation'), ...articleOf(kind, 'Application')].join(' ');
        const told = new Set(
          [...rules.matchAll(new RegExp(subject, 'gi'))].map(([, word = '']) => word.toLowerCase()),
        );
        return articleOf(kind, 'Tolerances').filter((text) => {
          const word = subject.exec(text)?.[1]?.toLowerCase();
          return word !== undefined && told.has(word);
        });
      }),
    ).toEqual([]);
  });

  it('says one thing once in the execution', () => {
    const others = [
      'Examination',
      'Preparation',
      'Field Quality Control',
      'Adjusting',
      'Cleaning',
      'Protection',
    ];
    expect(
      wrong((kind) => {
        const said = others.map((title) => articleOf(kind, title));
        const rules = [...articleOf(kind, 'Installation'), ...articleOf(kind, 'Application')];
        return [...said, rules].flatMap((article, index) =>
          article.filter((text) => isSaid(text, said.filter((_, other) => other > index).flat(), 0.8)),
        );
      }),
    ).toEqual([]);
  });

  it('complies with practices, and leaves tests to reports', () => {
    expect(
      wrong(({ profile }) =>
        sortedStandards(profile).practices.filter((name) =>
          /\bTest(?:ing)? Methods?\b|Test Procedure/.test(titleOf(name) ?? ''),
        ),
      ),
    ).toEqual([]);
  });

  it('leaves a color or finish to choose only where the kind is offered in several', () => {
    const isChoice = (name: string) =>
      /color|finish|laminate|veneer|species|textile|tint|\bmetal\b|\bwood\b/i.test(name);
    expect(
      wrong((kind) => {
        const { number, options } = kind.profile;
        const isOffered = options.some(({ name }) => isChoice(name));
        // Cabs are finished to order.
        return isOffered || number.startsWith('14') ? [] : articleOf(kind, 'Finishes');
      }),
    ).toEqual([]);
  });

  it('states the term of each warranty', () => {
    expect(
      wrong((kind) =>
        articleOf(kind, 'Warranty').filter(
          (text) => !text.startsWith('Special') && !/\d+ (?:years?|months)|life|cycles|hours/i.test(text),
        ),
      ),
    ).toEqual([]);
  });

  it('speaks of pot life, flames, and closing only where there is any', () => {
    expect(
      wrong((kind) => {
        const said = `${kind.name} ${kind.profile.materials.join(' ')} ${kind.profile.standards.join(' ')}`;
        return textsOf(kind).filter(
          (text) =>
            (/pot life|do not thin/i.test(text) && /^(?:03|05|08|1|2[1-8]|3[13]|4)/.test(kind.name)) ||
            (/closing speed/i.test(text) && !/door|entrance|closer|operator|check valve/i.test(said)) ||
            (/space heaters/i.test(text) && !/^(?:2|4)/.test(kind.name)),
        );
      }),
    ).toEqual([]);
  });

  it('writes the slopes of roofs as ratios', () => {
    expect(
      wrong((kind) =>
        textsOf(kind).filter(
          (text) =>
            kind.name.startsWith('07') &&
            /\bslope/i.test(text) &&
            /\d (?:inch|in\.?)(?: per |\/)(?:foot|ft)|\d percent/.test(text),
        ),
      ),
    ).toEqual([]);
  });

  it('names each standard that a property may be by, not that of one choice alone', () => {
    expect(
      wrong(({ profile, lines }) => {
        const cited = lines.map((line) => lineText(line, emptyState)).join(' ');
        return profile.attributes
          .filter(({ otherStandards = [] }) => otherStandards.length > 0)
          .flatMap(({ key, standard, otherStandards = [] }) =>
            [standard, ...otherStandards].flatMap((one) =>
              one === null || cited.includes(one) ? [] : [`${key}: ${one}`],
            ),
          );
      }),
    ).toEqual([]);
  });

  it('speaks of setting poles and bolting flanges only where it has any', () => {
    const parts = /\b(?:poles? (?:plumb|on leveling)|poles: plumb|handholes?|flanges?:|align flanges)/i;
    expect(
      wrong((kind) =>
        /pole|flange/i.test(kind.name) || !/^(?:2656|4005)/.test(kind.name)
          ? []
          : textsOf(kind).filter((text) => parts.test(text)),
      ),
    ).toEqual([]);
  });

  it('has sentences with a subject or in the imperative', () => {
    expect(
      wrong((kind) =>
        textsOf(kind).filter((text) =>
          /(?:^|[.] )(?:Makes|Gives|Encloses|Keeps|Holds|Carries|Lets|Closes|Serves) /.test(text),
        ),
      ),
    ).toEqual([]);
  });
});

describe('every section, of a kind or with a master of its own', () => {
  it('lists related sections by number', () => {
    const related = everySection.map(({ name, lines }) => ({
      name,
      numbers: lines.flatMap(({ article, text }) =>
        /^related/i.test(article) ? (/Section ([\d. ]+) -/.exec(text)?.[1] ?? []) : [],
      ),
    }));
    expect(related.filter(({ numbers }) => numbers.length === 0)).toEqual([]);
    expect(related.filter(({ numbers }) => numbers.join() !== numbers.toSorted().join())).toEqual([]);
  });

  it('says nothing twice in one article of the execution', () => {
    const executed =
      /^(?:preparation|installation|application|field quality control|adjusting|cleaning|protection)$/i;
    expect(
      faultsOf(
        (line, lines) =>
          executed.test(line.article) &&
          isSaid(
            line.text,
            lines.flatMap(({ article, text }) =>
              article === line.article && text !== line.text ? [text] : [],
            ),
            0.7,
          ),
      ),
    ).toEqual([]);
  });

  it('says in its installation what is installed: examination, tests, adjusting, and cleaning have articles', () => {
    const elsewhere =
      /^(?:Verify|Examine|Survey|Confirm|Field-measure|Test|Prove|Adjust|Demonstrate|Protect|Clean with|Wash|Train)\b/;
    expect(
      faultsOf(
        ({ article, text }) =>
          /^(?:installation|application|placing)$/i.test(article) && elsewhere.test(text),
      ),
    ).toEqual([]);
  });

  it('gives a tolerance in the article on tolerances, if it has one', () => {
    const tolerance =
      /\b(?:plumb|level|flush|square|aligned|parallel|in line|in plane)\b[^.;]* within [\d/.-]+ inch(?:es)?\b(?! of)/i;
    expect(
      faultsOf(
        ({ article, text }, lines) =>
          /^(?:installation|application|placing)/i.test(article) &&
          tolerance.test(text) &&
          lines.some((other) => other.article.toLowerCase() === 'tolerances'),
      ),
    ).toEqual([]);
  });

  it('requires the mockup that it refers to', () => {
    const asked = /^(?:Field )?mockup|^(?:Build|Set) .*|first/i;
    expect(
      faultsOf(
        ({ article, text }, lines) =>
          /mock-?up/i.test(text) &&
          !/quality assurance|meetings/i.test(article) &&
          !lines.some((other) => /quality assurance/i.test(other.article) && asked.test(other.text)),
      ),
    ).toEqual([]);
  });

  it('leaves the supply voltage and the travel to the project', () => {
    expect(faultsOf(({ text }) => /^(?:Voltage|Travel)(?::.* in accordance with|, by )/.test(text))).toEqual(
      [],
    );
  });
});

describe.each(sectionMasters.map((master) => [master.number, master] as const))(
  'the master of %s, for every kind and material of product',
  (number, master) => {
    const read = readMaster(master);
    const section = sectionProfiles.find((one) => one.number === number);
    const cases = (section?.nouns ?? []).flatMap((noun) =>
      (section ? profileOfKind(section, noun).materials : []).map((materials) => {
        const record = {
          manufacturer: 'Any Maker',
          product: { id: 1, tradename: 'Any', model: 'A-1', noun, attributes: [], materials },
        };
        return { noun, materials, tree: sectionTree({ nodes: fillMaster(read.nodes, record) }) };
      }),
    );

    it('recommends what belongs together', () => {
      expect(cases.length).toBeGreaterThan(2);
      const broken = cases.flatMap(({ noun, materials, tree }) => {
        const present = presentLines(tree, chooseRecommended(tree, emptyState));
        return [...tree.lines.values()]
          .filter(({ id }) => present.has(id))
          .filter(
            ({ requires, excludes }) =>
              requires.some((id) => !present.has(id)) || excludes.some((id) => present.has(id)),
          )
          .map((line) => `${noun}, ${materials}: ${lineText(line, emptyState)}`);
      });
      expect(broken).toEqual([]);
    });

    it('recommends one option of a group at most, and what the product names', () => {
      const said = (noun: string, materials: string) => `${noun}; ${materials}`.toLowerCase();
      const wrongs = cases.flatMap(({ noun, materials, tree }) => {
        const groups = Map.groupBy(
          [...tree.lines.values()].filter(({ control, recommended }) => control === 'radio' && recommended),
          ({ parentId, group }) => `${parentId ?? ''}/${group ?? ''}`,
        );
        const several = [...groups.values()].filter((group) => group.length > 1);
        const unnamed = read.nodes.filter(
          ({ id, of, control }) =>
            of.some((word) => said(noun, materials).includes(word)) &&
            control === 'check' &&
            tree.lines.get(id)?.recommended !== true,
        );
        return [...several.flat(), ...unnamed].map(({ id }) => `${noun}, ${materials}: line ${id}`);
      });
      expect(wrongs).toEqual([]);
    });
  },
);
