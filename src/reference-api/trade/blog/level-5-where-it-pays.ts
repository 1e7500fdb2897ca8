import { heading, paragraph, table, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const level5WhereItPays: WrittenPost = {
  slug: 'level-5-where-it-pays',
  title: 'Level 5 Everywhere Is Not a Specification',
  summary:
    'The five finish levels compared, what raking light does to each, and a way to confine the skim coat to the walls that need it.',
  topics: ['cost', 'detailing', 'coordination'],
  sections: ['092900', '099123'],
  figure: null,
  blocks: [
    paragraph(
      'An interior designer asks for Level 5 throughout. The estimator prices it, the owner gasps, and Level 5 comes out of the project altogether. Eight months later the lobby wall, lit by a continuous cove 4 in. from its surface, shows every joint like a rib. Both decisions were wrong for the same reason: no one asked which walls would be looked at, in what light.',
    ),
    heading('What the levels are'),
    paragraph(
      'ASTM C840 and the Gypsum Association’s GA-214 describe the same levels. In brief, and in plainer words:',
    ),
    table(
      ['Level', 'Work done', 'Reasonable place'],
      ['0', 'Board hung, nothing else', 'Temporary construction'],
      [
        '1',
        'Tape set in compound; tool marks and ridges acceptable',
        'Plenums, attics, smoke barriers above ceilings',
      ],
      [
        '2',
        'Tape embedded and wiped, one coat over fasteners and accessories',
        'Behind tile, storage, garages',
      ],
      ['3', 'Level 2 plus one additional coat', 'Under heavy texture or heavy wallcovering'],
      [
        '4',
        'Two further coats over flat joints, one over interior angles, three over fasteners',
        'Flat paint, light texture, thin wallcovering',
      ],
      [
        '5',
        'Level 4 plus a skim coat or equivalent over the whole surface',
        'Gloss, semigloss, deep flat colors, critical light',
      ],
    ),
    paragraph(
      'A rated wall above the ceiling still needs its Level 1 tape, because the listing counts it. That is the one place where people specify too little.',
    ),
    heading('Why Level 4 shows through'),
    paragraph(
      'Paint lies on two different materials. Paper is fibrous and slightly rough; dried compound is dense and smooth. They absorb differently and they reflect differently. A light that strikes the wall head-on hides that. A light that grazes it, from a window at the end of a corridor or an LED strip in a cove, turns each feathered joint into a shallow hill with a lit side and a shaded side. A joint built up 1/32 in. over a 12 in. width is excellent work and will still throw a shadow in grazing light.',
    ),
    paragraph(
      'The skim coat helps in two ways. It makes the surface one material, so absorption and sheen are uniform. And it fills the low areas between the joints, though only by a few mils. It does not flatten a wall. Studs out of line by 1/4 in. stay out of line under the best skim coat in the county, and if framing tolerance is loose, Level 5 money buys a uniform sheen on a wavy wall. ASTM C754 covers the framing; for critical walls, say in the section how far adjacent faces may be out of plane, 1/8 in. for instance, and how that is measured.',
    ),
    heading('A cheaper way to decide'),
    paragraph(
      'I take a set of floor plans and two highlighters. Yellow marks any surface within about 30 degrees of grazing daylight from glazing that runs to the wall, any wall with a linear light source within 12 in. of its face, and any surface to receive a sheen above eggshell or a very dark flat. Pink marks corridors longer than about 60 ft that end in glass. Everything else is Level 4.',
    ),
    paragraph(
      'On a typical office floor the yellow is a small fraction of the board area: the lobby, one side of the main corridor, the ceiling below a clerestory. The plan with the highlighter marks becomes a finish-level plan in the set, at small scale, with a legend. Bidders can measure it. “Level 5 where indicated” with a drawing that indicates gets you a price. Without the drawing it gets you an RFI.',
    ),
    heading('What else the section should say'),
    paragraph(
      'Whether a primer may stand in for the skim coat. A drywall primer-surfacer sprayed at high build is offered as an equivalent to a trowel skim, and GA-214 leaves room for a material made for the purpose. If you accept it, name it, and state the wet film thickness. If you don’t, say skim coat of joint compound and stop.',
    ),
    paragraph(
      'What light is used for inspection. I have the permanent lighting on, or a temporary lamp at the position of the permanent one. Holding a work light against the wall at an angle the building will never see is unfair to the finisher, who will be right to object.',
    ),
    paragraph(
      'When it is looked at. After the first coat of finish paint, from a stated distance, on a mock-up panel 8 ft wide that includes two vertical joints and a butt joint. The panel stays until the building is finished. Any argument about the lobby wall can then be settled in front of it.',
    ),
  ],
};
