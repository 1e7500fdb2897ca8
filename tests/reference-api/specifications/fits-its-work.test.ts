import { describe, expect, it } from 'vitest';

import { emptyState } from '#src/domain/specification/section-state.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { attributeDefinition } from '#src/reference-api/trade/attributes.ts';
import { titleOf } from '#src/reference-api/content/standards.ts';
import { isWired } from '#src/reference-api/specifications/generic-standards.ts';
import { everySection, faultsOf, kinds } from './every-section.ts';

const isIn = (title: RegExp) => {
  const whole = new RegExp(`^(?:${title.source})$`, 'i');
  return ({ article }: { article: string }) => whole.test(article);
};
const isDelivery = isIn(/delivery, storage, and handling/);
const isInstallation = isIn(/installation|application|placing/);
const isTolerances = isIn(/tolerances/);
/** The measures of a text: `1/4 inch`, `36 inches`. */
const measuresOf = (text: string): string[] => text.match(/\b\d[\d./-]* (?:inch(?:es)?|feet)\b/g) ?? [];

describe('every section', () => {
  it('says under delivery what is delivered, stored, and handled, and installs elsewhere', () => {
    expect(faultsOf((line) => isDelivery(line) && /^(?:Install|Mount|Apply)\b/.test(line.text))).toEqual([]);
  });

  it.each([
    [
      'geosynthetics and plastics',
      /\bgeosynthetics\b/,
      /poly|plastic|geo|fabric|turf|fiber|grid|resin/i,
      () => '',
    ],
    ['batches of a strength', /tickets or tags/, /concrete|precast/i, () => ''],
    ['water in what is wired', /\b(?:flush, megger|open ends)/i, /^(?:21|22|23|33|4[0-6])/, () => ''],
    [
      'bases where machines stand in a pit, hang, or are carried by something else',
      /\b(?:bases, curbs|bases, rough-in|level of bases)/i,
      /pump|boiler|heater|generator|handl|outdoor air unit|tank|receiver|compress|exchanger|collector|baghouse|separator|scrubber|machine|extruder|dryer|granulator|mill|conveyor|skid|reactor|ultraviolet|blend|mixer|kettle|freezer|cabinet|filter|sediment|recovery|unit\b/i,
      () => '',
    ],
    ['flanges where nothing is piped', /\bflanges at the outside/, /^(?:13|2[1-3]|4[0-6])/, () => ''],
    ['alarms where nothing is powered', /faults and alarms/, null, (texts: string) => texts],
  ])('does not speak of %s', (_, words, where, powered) => {
    const isPowered = /\b(?:voltage|motor|power|batter(?:y|ies)|alarm|electri|controls?|wiring|burner)/i;
    expect(
      faultsOf(({ text }) => words.test(text)).filter((found) => {
        const name = found.slice(0, found.indexOf(','));
        const kind = kinds.find((one) => one.name === name);
        const said = `${name}; ${kind?.profile.materials.join('; ') ?? ''}`;
        if (where) return !where.test(said);
        const lines = everySection.find((one) => one.name === name)?.lines ?? [];
        const products = lines.filter(({ part }) => part === 2).map(({ text }) => text);
        return !isPowered.test(powered(products.join(' ')));
      }),
    ).toEqual([]);
  });

  it('tests, inspects, records, and stores in the articles on that, not in the installation', () => {
    const elsewhere =
      /^(?:Log|Record|Submit|Deliver|Store|Notify|Perform|Commission|Inspect|Mold|Have the (?:foundation|elevator)|Run active)\b/;
    expect(faultsOf((line) => isInstallation(line) && elsewhere.test(line.text))).toEqual([]);
    expect(faultsOf(({ part, text }) => part === 3 && /^Submit (?:an?|the) /.test(text))).toEqual([]);
    expect(faultsOf((line) => isInstallation(line) && line.text.startsWith('Clean the mockup'))).toEqual([]);
  });

  it('gives the length over which something is plumb', () => {
    const plumb = /\bplumb\b[^.;,]* within [\d./-]+ inch(?:es)?\b(?! (?:in|per|over))/i;
    expect(faultsOf((line) => isTolerances(line) && plumb.test(line.text))).toEqual([]);
  });

  it('repeats no rule of installation as a tolerance', () => {
    const varies =
      /\bwithin\b|\b(?:in|per|over) \d+ (?:feet|inches)\b|overall|from the (?:table|width)|\bplus\b|uniform/i;
    expect(
      faultsOf(
        (line, lines) =>
          isTolerances(line) &&
          measuresOf(line.text).length > 0 &&
          !varies.test(line.text) &&
          lines
            .filter(isInstallation)
            .some(({ text }) => measuresOf(line.text).every((one) => measuresOf(text).includes(one))),
      ),
    ).toEqual([]);
  });

  it.each([
    ['sealant', /\bsealants?\b/i, /sealant|caulk/i],
    ['grout', /\bgrout(?!ed masonry|ed cells)/i, /grout/i],
    ['mortar', /\bin mortar\b/i, /mortar/i],
    ['tape', /\btapes?\b(?! measure)/i, /tape/i],
    ['gaskets', /\bgaskets\b/i, /gasket|seals/i],
    ['strainers', /\bstrainers?\b/i, /strainer/i],
    ['flexible connectors', /\bflexible connectors?\b/i, /flexible connect/i],
    ['ground rods', /\bground rods?\b|\bring electrode\b/i, /ground(?:ing)?\b/i],
    ['jacks', /\bT568/, /\bjacks?\b/i],
    [
      'gates',
      /\bgates? (?:test|post|leaf)|^gate|\bgates\b(?=.*\b(?:latch|close|ten times))/i,
      /\bgates?:|\bgates? of\b|slide gate/i,
    ],
    ['backing for sealant', /\bbacking and sealant\b/i, /backing|backer/i],
    ['a grid to protect', /\bgrid protection\b/i, /inverter/i],
    ['track', /\b(?:bottom|top|runner) tracks?\b|\bin the track\b/i, /\btrack:|\btrack, /i],
    ['pipe and tubing', /\bPipe in\b|\bRun tubing/, /\bPipe and tubing\b/],
    ['clips', /\bimpaling\b/i, /impaling|clips/i],
    ['a neutralizer', /\bneutralizer\b/i, /neutralizer/i],
    ['relief valves', /\brelief valves\b/i, /\brelief (?:valve|and back-pressure)|hydrostatic relief/i],
  ])('has %s among its products where it installs or tests any', (_, used, named) => {
    expect(
      everySection.flatMap(({ name, lines }) => {
        const uses = lines.filter(
          (line) =>
            line.part === 3 &&
            /^(?:installation|application|placing|field quality control)$/i.test(line.article) &&
            used.test(line.text),
        );
        const isNamed = lines.some(({ part, text }) => part === 2 && named.test(text));
        return isNamed ? [] : uses.map(({ text }) => `${name}: ${text}`);
      }),
    ).toEqual([]);
  });

  it('gives tolerances of the kind, not of its neighbors in the catalog', () => {
    const stem = (word: string) => word.toLowerCase().replace(/e?s$/, '');
    const headOf = (noun: string) => stem(/[a-z]+$/i.exec(noun)?.[0] ?? '');
    const numberOf = (name: string) => /^\d+/.exec(name)?.[0] ?? '';
    // What several kinds of a section are parts or carriers of.
    const ofAll = /^(?:panel|column|joint|track|stud|tower|sign|letter|trim|cover|coat|board|door)$/;
    const heads = Map.groupBy(kinds, ({ name }) => numberOf(name));
    expect(
      everySection.flatMap(({ name, lines }) => {
        const number = numberOf(name);
        const own = new Set(name.split(/[^A-Za-z]+/).map(stem));
        const others = (heads.get(number) ?? [])
          .map((one) => headOf(one.name))
          .filter((head) => head.length > 3 && !own.has(head) && !ofAll.test(head));
        return lines.filter(isTolerances).flatMap(({ text }) => {
          const subject = stem(/^[A-Za-z]+(?=[:;,])/.exec(text)?.[0] ?? '');
          return others.includes(subject) ? [`${name}: ${text}`] : [];
        });
      }),
    ).toEqual([]);
  });

  it.each([
    [
      'no chains or panels where fenders are bolted on',
      /^355913 (?:Arch|Extruded)/,
      /\bchains?\b|facing pads|\bpanels\b/i,
    ],
    [
      'no condensate where flue gas is hot, or none is',
      /^223400 (?:Commercial|Indirect)/,
      /condensate|neutraliz/i,
    ],
    ['no flumes where pipes are full', /^407100 (?!Parshall)/, /\bflumes?\b/i],
    ['no readers where panels are', /^281000 (?:Door|Network)/, /\b(?:Mount readers|Height of readers)/],
    [
      'no posts where a louver stands in a wall',
      /^442000 Acoustic louver/,
      /\bposts? plumb|\bgaskets supplied/,
    ],
    ['no bollards where barriers are', /^347113 (?!Crash)/, /\bSet bollards|^Bollards:/],
    ['no water where oil is heated', /^421100 Thermal/, /\bBoil out, flush|\bup dry or wet|low-water/],
    [
      'no gutter’s edge where filters and bulkheads are',
      /^131100 (?:Movable|Pool filter)/,
      /^Overflow edge|panels of the shell/,
    ],
    ['no grids where paving is bound', /^321243 (?:Porous rubber|Resin)/, /\bgrids are laid/],
    ['no rotor where a tower is', /^481500 Monopole/, /\brotor\b|\binverter\b/],
    ['no levelers where restraints are', /^111300 Vehicle/, /toe guards|\bWeld levelers/],
    ['no seals where bumpers are', /^111300 Dock bumper/, /\bSet seals|\bpleats/],
    ['no cores where thresholds are', /^087100 Door threshold/, /Construction cores|\bclosers\b|strike/],
    ['no sprinklers where a valve is', /^211313 Alarm/, /\bon any sprinkler|caps on sprinklers/],
  ])('has %s', (_, sections, words) => {
    expect(
      everySection.flatMap(({ name, lines }) =>
        sections.test(name)
          ? lines
              .filter(({ part, text }) => part > 1 && words.test(text))
              .map(({ text }) => `${name}: ${text}`)
          : [],
      ),
    ).toEqual([]);
  });

  it('requires that what is wired to the building be listed', () => {
    const isWired = /^(?:Voltage|Motor power|Power input|Short-circuit)\b/;
    const isExempt = /None needed/;
    expect(
      everySection.flatMap(({ name, lines }) =>
        lines.some(({ text }) => isWired.test(text) && !isExempt.test(text)) &&
        !lines.some(({ text }) => /\bNFPA 70\b|National Electrical Code/.test(text))
          ? [name]
          : [],
      ),
    ).toEqual([]);
  });

  it('gives operating instructions where something is operated by power', () => {
    expect(
      kinds.flatMap(({ name, profile }) => {
        const closeout = everySection
          .find((one) => one.name === name)
          ?.lines.find(({ text }) => text.startsWith('Closeout Submittals:'));
        // What goes again leaves records instead.
        return isWired(profile) && !/Operation and maintenance data|records/i.test(closeout?.text ?? '')
          ? [name]
          : [];
      }),
    ).toEqual([]);
  });

  it('braces overhead with headrails', () => {
    expect(
      everySection.flatMap(({ name, lines }) =>
        lines.some(({ text }) => /overhead[- ]braced/i.test(text)) &&
        !lines.some(({ text }) => /headrail/i.test(text))
          ? [name]
          : [],
      ),
    ).toEqual([]);
  });

  it('speaks of fire labels only where something is rated', () => {
    expect(
      everySection.flatMap(({ name, lines }) =>
        /fire/i.test(name) || lines.some(({ part, text }) => part === 2 && /\bfire\b|\brated\b/i.test(text))
          ? []
          : lines.filter(({ text }) => /fire labels/i.test(text)).map(({ text }) => `${name}: ${text}`),
      ),
    ).toEqual([]);
  });

  it('cleans excess sealant where there is sealant', () => {
    expect(
      everySection.flatMap(({ name, lines }) =>
        lines.some(
          ({ article, text }) =>
            article.toLowerCase() !== 'cleaning' &&
            /sealant|silicone|caulk|\bseal\b|\bsealed\b|\bseals\b/i.test(text),
        )
          ? []
          : lines.filter(({ text }) => /excess sealant/.test(text)).map(({ text }) => `${name}: ${text}`),
      ),
    ).toEqual([]);
  });

  it('says by which standard only once in a value', () => {
    expect(
      faultsOf(({ text }) => {
        const standard = /, in accordance with ([A-Z]+ [A-Z\d.]+)\.$/.exec(text)?.[1];
        return standard !== undefined && text.indexOf(standard) !== text.lastIndexOf(standard);
      }),
    ).toEqual([]);
  });

  it('compacts and digs out no ground that a geosynthetic bridges or a post is driven in', () => {
    const sections = /^(?:313219|347113 (?:Guiderail|Cable|Precast))/;
    expect(
      everySection.flatMap(({ name, lines }) =>
        sections.test(name)
          ? lines.filter(({ text }) => /soft material below/.test(text)).map(({ text }) => `${name}: ${text}`)
          : [],
      ),
    ).toEqual([]);
  });

  it('says what a pronoun stands for', () => {
    expect(
      faultsOf(({ text }) => /services it connects|services that it connects|pins made for it\b/.test(text)),
    ).toEqual([]);
  });

  it('has its articles of the execution in the order of SectionFormat', () => {
    const order = [
      'examination',
      'preparation',
      'installation',
      'tolerances',
      'field quality control',
      'adjusting',
      'cleaning',
      'demonstration',
      'protection',
    ];
    expect(
      everySection.flatMap(({ name, lines }) => {
        const places = lines
          .filter(({ kind, part }) => kind === 'article' && part === 3)
          .map(({ text }) => order.indexOf(text.toLowerCase()))
          .filter((place) => place !== -1);
        return places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1)) ? [] : [name];
      }),
    ).toEqual([]);
  });

  it('tests the slab, by the standard for it, where floors are glued down', () => {
    const floors = everySection.filter(({ name }) => /^096(?:5|7|8)/.test(name));
    expect(floors.length).toBeGreaterThan(10);
    expect(
      floors.flatMap(({ name, lines }) =>
        lines.some(({ part, text }) => part === 3 && /ASTM F2170/.test(text)) ? [] : [name],
      ),
    ).toEqual([]);
  });

  it('begins with a capital what follows the head of a paragraph', () => {
    const isOrder = /^(?:Lay|Examine|Survey|Connect) /;
    expect(faultsOf(({ text }) => !isOrder.test(text) && /^[A-Z][^:;.]{1,60}: [a-z]{2}/.test(text))).toEqual(
      [],
    );
  });

  it('submits under the section on submittals', () => {
    expect(
      everySection.flatMap(({ name, lines }) =>
        lines.some(({ text }) => text.includes('01 30 00')) ? [name] : [],
      ),
    ).toEqual([]);
  });

  it('gives no reason in a requirement', () => {
    const reason = /; (?:a gap of|substitutions void|water between)/;
    expect(faultsOf(({ text }) => reason.test(text))).toEqual([]);
  });

  it('asks who has completed projects, and who supervises their work', () => {
    expect(
      faultsOf(
        ({ text }) =>
          text.startsWith('Installer Qualifications') && /, and supervised by|similar capacity/.test(text),
      ),
    ).toEqual([]);
  });

  it('ships no unit that has failed its test', () => {
    expect(faultsOf(({ text }) => /failed and been reworked/.test(text))).toEqual([]);
  });

  it('mixes only what has two parts', () => {
    expect(
      faultsOf(
        ({ text }, lines) =>
          /two-part sealants|tint pack/i.test(text) &&
          !lines.some(
            (line) => line.part === 2 && /\bType M\b|two-part [a-z]+:|multicomponent/i.test(line.text),
          ),
      ),
    ).toEqual([]);
  });
});

describe('every kind of product', () => {
  it('begins each choice of a value with a capital', () => {
    expect(
      kinds.flatMap(({ name, read, profile }) => {
        const chosen = new Set(profile.attributes.map(({ key }) => key));
        return read.nodes
          .flatMap(({ inputs }) => inputs)
          .filter(({ id, options }) => chosen.has(id) && options.some((one) => /^[a-z]+\b/.test(one)))
          .map(({ label }) => `${name}: ${label}`);
      }),
    ).toEqual([]);
  });

  it('is required neither to burn nor to need nothing', () => {
    const unasked = kinds.filter(({ profile, lines }) =>
      profile.attributes.some(
        ({ key, values }) =>
          !('least' in values) &&
          values.every((value) => /^combustible$|^none needed$/i.test(value)) &&
          lines.some((line) =>
            lineText(line, emptyState).startsWith(`${attributeDefinition(key)?.label ?? key}:`),
          ),
      ),
    );
    expect(unasked.map(({ name }) => name)).toEqual([]);
  });

  it('has warranties on parts of it, not on adverbs', () => {
    const terms = kinds.flatMap(({ name, read }) =>
      read.nodes
        .flatMap(({ inputs }) => inputs)
        .filter(({ id }) => id === 'maker-term')
        .flatMap(({ options }) => options.map((term) => `${name}: ${term}`)),
    );
    expect(terms.length).toBeGreaterThan(0);
    expect(
      terms.filter((term) =>
        / on (?:with|from|to|at|against|in|indoors|outdoors|watertight|prorated|thermal(?: shock)?|wind|coastal|nonstaining|single source)\b(?! \w*resistance)|start-up/.test(
          term,
        ),
      ),
    ).toEqual([]);
  });

  it('is erected as its shop drawings and its code require where a fabricator makes it to order', () => {
    expect(
      faultsOf(({ text }) =>
        /\b(?:steel members|steel columns|bar joists|steel beams)\b.*manufacturer’s instructions/.test(text),
      ),
    ).toEqual([]);
  });

  it('calls the outside diameter of a pipe so, not nominal', () => {
    const measured = /^Nominal diameter: (?:\d+\.(?!25|5 |75)\d+|.*(?:ADA|ICC))/;
    expect(faultsOf(({ text }) => measured.test(text))).toEqual([]);
    const named = everySection.filter(({ lines }) =>
      lines.some(({ text }) => text.startsWith('Outside diameter')),
    );
    expect(named.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        '347113 Crash-rated bollard',
        '102800 Grab bar',
        '055213 Stainless steel handrail',
      ]),
    );
  });

  it('measures a property by a test, not by rules of safety', () => {
    expect(
      kinds.flatMap(({ name, profile }) =>
        profile.attributes
          .filter(
            ({ values, standard }) =>
              'least' in values &&
              /Safety Requirements for \w+ \w+ Machines/.test(titleOf(standard ?? '') ?? ''),
          )
          .map(({ key, standard }) => `${name}: ${key} by ${standard ?? ''}`),
      ),
    ).toEqual([]);
  });
});
