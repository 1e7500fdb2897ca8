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
      '“Provide 20-year warranty.” A bidder can comply with that in at least four ways. The cheapest is a sheet of paper promising that the manufacturer will deliver replacement membrane, less depreciation, in year 19. The length of a warranty tells you the least about it.',
    ),
    heading('Three types, side by side'),
    table(
      ['', 'Material only', 'Material and labor, limited', 'Full system, no dollar limit'],
      [
        'Covers',
        'Membrane',
        'Membrane and its installation',
        'All components from the manufacturer, insulation to edge',
      ],
      [
        'Remedy',
        'Supply of material',
        'Repair up to original cost, often declining',
        'Repair of leaks at no cost',
      ],
      ['Cap', 'Price of the material', 'Original or prorated cost', 'None'],
      ['Manufacturer’s inspection', 'No', 'Usually', 'Yes, before issue'],
      ['Installer', 'Anyone', 'Authorized', 'Authorized, often at a higher tier'],
      ['Price', 'Near zero', 'Small', 'Charged by area, plus upgrades in assembly'],
    ),
    paragraph(
      'The charge for the third is the least of its cost. To issue it, manufacturers want their own insulation, cover board, fasteners, adhesives, and sometimes edge metal, with a thicker sheet for longer terms. That is mostly why it’s worth having: it forces a single-source assembly and an inspection by someone other than the installer. The certificate is almost incidental.',
    ),
    heading('What they exclude'),
    paragraph('Get the actual form, and read the second page. Typical:'),
    list(
      'Wind above a stated speed. The default may be gusts of 55 mph at ground level, on a building designed for an ultimate wind speed of twice that. Higher limits can be bought, with heavier attachment. State the speed in the section, in the same terms as the form uses, and compare with the design basis. They’re different measures of wind, so no direct match can be made. Ask the manufacturer what the next step up requires.',
      'Hail beyond a size. Puncture, foot traffic.',
      'Ponding. Some exclude water that stands beyond 48 hours, others are silent.',
      'Consequential damage: contents, interiors, lost business, mold. I have never seen one that covers these.',
      'Work by others: metal, masonry, skylights, curbs not in their scope. Most leaks start there.',
      'Alterations without notice. A new satellite dish voids it, at least around the dish.',
      'Failure to maintain. Semiannual inspections with records, clean drains.',
      'Removal of overburden: pavers, gardens, solar panels. If you build a terrace over a membrane, the cost to uncover dwarfs the cost to repair.',
    ),
    paragraph(
      'And nearly all are sole-remedy documents. They replace rights that the owner might otherwise have, and the owner’s counsel should know that a warranty that sells well may leave the owner with less than the law would.',
    ),
    heading('The installer’s warranty'),
    paragraph(
      'The other warranty is the contractor’s own. Under the AIA general conditions the contractor warrants the work, and there’s a one-year period for correction. For roofing, a two-year installer’s warranty covers workmanship while most workmanship problems are showing up. It comes from the company that has a truck nearby. I ask for it on the form in my section, signed by the installer, including flashings and sheet metal regardless of who subcontracted them. In years one and two it’s far more useful than the manufacturer’s.',
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
      'If the sample form and the section differ, the section can’t alter the form. Manufacturers sign their own paper. So negotiate while three manufacturers are still bidding.',
    ),
    heading('Keeping it'),
    paragraph(
      'Leave the facility manager one page: name of the issuer, warranty number, phone number for leak notices, period within which notice has to be given (often 30 days of discovery), what not to do, inspection dates. Attach roof plan and details. Most claims fail on notice and on maintenance records, which take a person to keep, not a box in the basement.',
    ),
    heading('One more row'),
    paragraph(
      'I add a row to the comparison when advising owners: what would it cost to go without? On a simple warehouse with an accessible, proven membrane and a decent local roofer, the answer is sometimes acceptable. For a hospital it isn’t. Either way, slope, flashings, and drains cleared every October keep the roof dry. The warranty doesn’t.',
    ),
  ],
};
