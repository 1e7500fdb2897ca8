import {
  heading,
  list,
  paragraph,
  steps,
  table,
  type WrittenPost,
} from '#src/reference-api/trade/blog/written-post.ts';

export const roofWarrantySideBySide: WrittenPost = {
  slug: 'roof-warranty-side-by-side',
  title: 'Twenty Years of What? Reading Roof Warranties Side by Side',
  summary:
    'A comparison of material, labor, and no-dollar-limit warranties, the exclusions that matter, and what a specification can really ask.',
  topics: ['substitution', 'maintenance', 'cost'],
  sections: ['075323', '075423', '075216'],
  figure: null,
  blocks: [
    paragraph(
      '“Provide 20-year warranty.” The bidder can comply with that in at least four ways, of which the cheapest is a sheet of paper promising that the manufacturer will send replacement membrane to the curb, minus depreciation, in year 19. The length of a warranty is the least informative thing about it.',
    ),
    heading('Kinds, side by side'),
    table(
      ['', 'Material only', 'Material and labor, limited', 'Full system, no dollar limit'],
      [
        'Covers',
        'Membrane',
        'Membrane and its installation',
        'All components from the maker, insulation to edge',
      ],
      [
        'Remedy',
        'Supply of material',
        'Repair up to original cost, often declining',
        'Repair of leaks at no cost',
      ],
      ['Cap', 'Price of the material', 'Original or prorated cost', 'None'],
      ['Inspection by maker', 'No', 'Usually', 'Yes, before issue'],
      ['Installer', 'Anyone', 'Authorized', 'Authorized, often with higher grade'],
      ['Price', 'Near zero', 'Small', 'Charged by area, plus upgrades in assembly'],
    ),
    paragraph(
      'The charge for the third is the least of its cost. To issue it, manufacturers want their own insulation, cover board, fasteners, adhesives, and sometimes edge metal, with a thicker sheet for longer terms. It’s worthwhile mostly for that, since it forces a single-source assembly and an inspection by someone other than the installer. The paper that comes later is a by-product.',
    ),
    heading('What they exclude'),
    paragraph('Get the actual form, and read the second page. Typical:'),
    list(
      'Wind above a stated speed. The default might be 55 mph at ground level, gusts. The building was designed for an ultimate wind speed of twice that. Higher limits can be bought, with heavier attachment. State the speed in the section, in the same terms as the form uses, and compare with the design basis. They’re different measures of wind, so no direct match can be made. Ask the maker to list what’s required for the next step up.',
      'Hail beyond a size. Puncture, foot traffic.',
      'Ponding. Some exclude water that stands beyond 48 hours, others are silent.',
      'Consequential damage: contents, interiors, lost business, mold. Without exception.',
      'Work by others: metal, masonry, skylights, curbs not in their scope. Most leaks start there.',
      'Alterations without notice. A new satellite dish voids it, at least around the dish.',
      'Failure to maintain. Semiannual inspections with records, clean drains.',
      'Removal of overburden: pavers, gardens, solar panels. If you build a terrace over a membrane, the cost to uncover dwarfs the cost to repair.',
    ),
    paragraph(
      'And nearly all are sole-remedy documents. They replace rights that the owner might otherwise have, and counsel should know that a good warranty in the marketing sense may reduce his position in another.',
    ),
    heading('The other warranty'),
    paragraph(
      'The contractor’s own. AIA general conditions have the contractor warrant the work, and there’s a one-year period for correction. For roofing, a two-year installer’s warranty covers workmanship in the time when most workmanship shows. It comes from the company that has a truck nearby. I ask for it on the form of my section, signed by the installer, including flashings and sheet metal regardless of who subcontracted them. In years one and two it’s far more useful than the other.',
    ),
    heading('What to specify'),
    steps(
      'Type: system, no dollar limit, non-prorated, issued by the membrane manufacturer.',
      'Components included, listed: vapor retarder, insulation, cover board, membrane, flashings, edge metal, walkway.',
      'Term. Fifteen or twenty years are ordinary. Beyond that, look at what assembly it demands.',
      'Wind speed, hail if needed, with the manufacturer’s requirements for it met in the assembly.',
      'Sample form submitted with product data, before award if the owner has preferences. Not at closeout.',
      'Inspection report of the manufacturer’s technical representative, with punch list and proof of correction.',
      'Transferability. Owners sell.',
    ),
    paragraph(
      'If the sample form and the section differ, the section can’t alter the form. Manufacturers sign their own paper. So the time to negotiate is while there are three of them.',
    ),
    heading('Keeping it'),
    paragraph(
      'A file for the facility manager, one page: name of the issuer, number, telephone number for leak notices, period within which notice has to be given (often 30 days of discovery), what not to do, inspection dates. Attach roof plan and details. Most claims fail on notice and on maintenance records, which a good building engineer can keep and a box in the basement can’t.',
    ),
    heading('A last column'),
    paragraph(
      'I add a row to the comparison when advising owners: what would it cost to go without? On a simple warehouse, with a stable membrane, accessible, and a decent local roofer, the answer is sometimes acceptable. For a hospital it isn’t. In either case the roof stays dry because of its slope, its flashings, and the fellow who clears the drains in October. None of them reads the form.',
    ),
  ],
};
