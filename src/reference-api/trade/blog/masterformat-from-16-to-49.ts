import { heading, paragraph, table, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const masterformatFrom16To49: WrittenPost = {
  slug: 'masterformat-from-16-to-49',
  title: 'Why Is Fire Alarm in Division 28? A Short History of Section Numbers',
  summary:
    'How sixteen divisions became fifty slots, where familiar 1995 numbers went, and what to do with old masters and old drawings.',
  topics: ['documents', 'coordination'],
  sections: ['284600', '089100', '323100', '224200'],
  figure: null,
  blocks: [
    paragraph(
      'Veteran specifiers still think in five digits. Say 07920 and they see sealant. The six-digit numbers arrived in 2004, and there are principals who still say Division 16 when they mean electrical. The change had reasons, and knowing them helps you find things.',
    ),
    heading('From a list to a standard'),
    paragraph(
      'In the years after the Second World War, every office numbered its specifications as it liked. The Construction Specifications Institute was founded in 1948, and in 1963 published a format of sixteen divisions. Over the next decade it was merged with filing and cost-accounting systems from the United States and Canada, and in 1978 the list took the name MasterFormat, published by CSI and its Canadian counterpart. Editions followed in 1983, 1988, and 1995. By then the system was out of room.',
    ),
    paragraph(
      'Sixteen divisions reflected a building of 1963. Mechanical was one, 15, and electrical another, 16. Division 16 held power, lighting, telephone, data, and nearly everything else with a wire on it. Division 13, Special Construction, had become an attic. Sprinklers, fire alarm, security, pools, metal buildings, and asbestos abatement all lived there because nowhere else had room. The five-digit number permitted few levels, and in Division 15 they were used up.',
    ),
    heading('2004'),
    paragraph(
      'The edition of 2004 opened fifty slots, numbered 00 to 49, many of them left empty for later. They come in subgroups: general requirements, facility construction (02 to 19), facility services (20 to 29), site and infrastructure (30 to 39), and process equipment (40 to 49). The number grew to six digits in three pairs, each pair a level. A fourth pair after a point was allowed for finer division, as in 07 42 13.23.',
    ),
    paragraph(
      'To ease the move, Divisions 03 to 14 kept their names and roughly their content. That spared architects. Engineers got the upheaval: 15 was divided among 21, 22, and 23, and 16 among 26 and 27, while 28 took in fire alarm and security from the attic.',
    ),
    heading('Where things went'),
    table(
      ['1995 number', 'Subject', 'Number now'],
      ['02820', 'Fences and gates', '32 31 00'],
      ['05810', 'Expansion joint covers', '07 95 13'],
      ['10200', 'Louvers and vents', '08 91 00'],
      ['10520', 'Fire extinguisher cabinets', '10 44 13'],
      ['13120', 'Metal building systems', '13 34 19'],
      ['13280', 'Asbestos removal', '02 82 13'],
      ['13850', 'Fire detection and alarm', '28 46 00'],
      ['13930', 'Wet-pipe sprinklers', '21 13 13'],
      ['15410', 'Plumbing fixtures', '22 42 00'],
      ['16510', 'Interior luminaires', '26 51 00'],
    ),
    paragraph(
      'Louvers are my favorite. They moved from Specialties to Openings, which is where everyone looked for them. Fire alarm went to Electronic Safety and Security, together with access control, since those systems had grown up as neighbors on the same network. The move changed bid packages: a fire alarm contractor who once was a subcontractor of the electrician might now have a division of its own.',
    ),
    paragraph(
      'The standard has been revised every couple of years since, with small changes. Numbers for process equipment were filled in, titles were adjusted. A few moved. A master that was correct in 2006 has some wrong numbers today, which is why two offices that both use the six-digit format can disagree about the number for fire alarm.',
    ),
    heading('What a number means, and what it doesn’t'),
    paragraph(
      'MasterFormat classifies work results: something built, with product, labor, and standards together. It does not assign trades. The introduction says so in every edition, and trades in a jurisdictional dispute ignore it. A section about joint sealants doesn’t imply that one subcontractor does all joints. Nor is it a classification of products as such, nor of building elements. For elements, such as an exterior wall in early cost planning, UniFormat is the companion; OmniClass ties several such tables together.',
    ),
    heading('With old documents'),
    paragraph('Three recommendations from converting an office’s master and, twice, an owner’s.'),
    paragraph(
      'Convert by content, never by number alone. One 1995 section frequently becomes two: 07410 covered metal roof and wall panels, which are now 07 41 13 and 07 42 13, with separate testing.',
    ),
    paragraph(
      'Search for cross-references. The number in the heading is easy. Those buried in Part 1, in keynotes, in door schedules, and on standard details are what embarrass you. Look for any five-digit string starting with 0 or 1, and expect ZIP codes.',
    ),
    paragraph(
      'Keep the old numbers findable. The maintenance manual for a 1998 building says 15410, and the facility manager has organized forty binders with it. A crosswalk page at the front of a renovation’s project manual lets that person find the fixtures under either number.',
    ),
  ],
};
