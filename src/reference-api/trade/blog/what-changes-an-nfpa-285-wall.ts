import {
  heading,
  list,
  paragraph,
  table,
  type WrittenPost,
} from '#src/reference-api/trade/blog/written-post.ts';

export const whatChangesAnNfpa285Wall: WrittenPost = {
  slug: 'what-changes-an-nfpa-285-wall',
  title: 'Which Change Voids the Wall? NFPA 285 for People Who Approve Substitutions',
  summary:
    'What the test measures, what triggers it, and a table of common product changes with the question each one raises.',
  topics: ['code', 'substitution', 'testing'],
  sections: ['07421323', '072113', '072726', '072413'],
  figure: 'window-head',
  blocks: [
    paragraph(
      'The exterior wall of a mid-rise office has a metal composite panel, a drained cavity, polyisocyanurate board, a fluid-applied membrane, glass mat sheathing, and steel studs. Each was approved on its own, and each has a good flame spread index. A week after the last submittal is returned, the plan reviewer asks for the tested assembly.',
    ),
    paragraph(
      'NFPA 285 isn’t a product test. It builds a two-story wall with a window, lights a burner in the lower room and a second one in the window’s head, and for 30 minutes measures how far fire travels up and sideways, through the cavity and core as well as the face. It passes or fails as built. Flame spread by ASTM E84 was measured on a sample lying in a tunnel and says little about a cavity 3/4 in. wide and four floors tall.',
    ),
    heading('What triggers it'),
    paragraph(
      'In buildings of Types I through IV construction, the IBC calls for it for a number of reasons, independent of one another:',
    ),
    list(
      'Foam plastic insulation in or on the exterior wall, at any height in most cases.',
      'Combustible water-resistive barriers in walls above 40 ft, with an exception for some thin ones of limited heat release when they’re the only combustible thing.',
      'Metal composite material panels beyond the height and area that exceptions allow.',
      'EIFS, fiber-reinforced plastic, high-pressure laminates, each under its own paragraph.',
    ),
    paragraph(
      'The exceptions differ from one edition to another. Some depend on sprinklers, others on masonry or concrete of a certain thickness on the outside. I reread them for each project, in the adopted edition, and I write the trigger down on the wall type sheet. If the only trigger is foam, replacing it with mineral fiber ends the matter. That is a design option, and should be priced as one.',
    ),
    heading('A table of changes'),
    table(
      ['Proposed change', 'Why it matters', 'What to ask for'],
      [
        'Another brand of polyiso',
        'Facer, density, heat release differ',
        'Test or analysis naming this board',
      ],
      ['3 in. of foam instead of 2', 'More fuel; listing has a maximum', 'Maximum thickness in report'],
      [
        'Another air barrier',
        'It’s in the cavity, on the hot side',
        'Barrier by name in the assembly, at its thickness',
      ],
      ['Cavity 1 in. to 3 in.', 'More air, stronger draft', 'Cavity range tested'],
      ['Solid aluminum panel to composite', 'Adds a polyethylene core', 'A different test'],
      ['Open joints instead of closed', 'Lets flames in and air along', 'Joint type tested'],
      ['Aluminum girts to fiberglass clips', 'Combustible support', 'Clip named, with spacing'],
      [
        'Window head flashing from steel to membrane',
        'The second burner is at the window head',
        'Head detail as tested',
      ],
      ['Stud cavity empty to spray foam', 'Fuel inside', 'A different test'],
    ),
    paragraph(
      'The row that is missed most is the one on window heads. In tests that pass by a small margin, the head of the opening often has sheet steel or a mineral wool closure, because it protects the lower end of the cavity. Architects design the head for water and detail it with membrane. The test report has a drawing of that head. Put it beside yours.',
    ),
    heading('Test, listing, and engineering'),
    paragraph(
      'No two buildings have the same wall, and no one tests each. What is customary is a letter or report by a fire protection engineer that extends tested results to variations. Good ones argue from worse to better: this barrier has a lower heat release in the cone calorimeter than the one tested, so it may replace it. Weak ones say “similar.”',
    ),
    paragraph(
      'The letter should name the project or the exact assembly, list test reports with dates and laboratories, state limits, and be signed. Manufacturers of insulation, of barriers, and of panels all publish tables of permitted combinations. Take care: each table is worst-case about its own product and generous about others. A wall is only covered if one document covers all layers at the same time. Three documents that each cover two of the layers don’t add up to one.',
    ),
    heading('How it goes in the specs'),
    paragraph(
      'Assign it to one section. I use the cladding section, because the cladding comes last and its installer knows cavity, clips, and joints. That section requires, as a delegated-design type submittal, the complete assembly’s evidence, and is to be submitted before any layer gets purchased. Sections for insulation and air barrier say “as part of assembly specified in,” with the number.',
    ),
    paragraph(
      'In the substitution form, add the line: “Affects fire-tested exterior wall assembly? Yes / No. If yes, attach.” It takes one line, and whoever checks No has put an answer in writing.',
    ),
  ],
};
