import {
  heading,
  paragraph,
  steps,
  table,
  type WrittenPost,
} from '#src/reference-api/trade/blog/written-post.ts';

export const dxfLayersThatSurvive: WrittenPost = {
  slug: 'dxf-layers-that-survive',
  title: 'Layer Names That Survive Someone Else’s Import',
  summary:
    'What a DXF file carries, what it loses, and a routine for bringing a detail into an office file without the lines turning magenta.',
  topics: ['bim', 'detailing', 'documents'],
  sections: ['077100', '084113'],
  figure: 'roof-to-wall',
  blocks: [
    paragraph(
      'Details travel between offices as DXF more than any other form. The format is old, published, and plain text, and every program reads it after a fashion. Sorting out the difference can cost an afternoon.',
    ),
    heading('What is in the file'),
    paragraph(
      'A DXF is a list of pairs: a code number and a value. Code 8 is the layer, 62 the color, 6 the linetype. A header at the front has settings, of which one matters above all. $INSUNITS tells the units: 1 for inches, 2 feet, 4 millimeters, 6 meters, and 0 for none given. A detail drawn in millimeters and marked 0 comes into an inch file 25.4 times too large, or gets scaled by whoever remembers to. Check the length of something known, such as a 2 in. insulation board, before you place a single note.',
    ),
    paragraph(
      'Dimensions and text are entities of their own, tied to styles. Hatches are boundaries with a pattern name; if the receiving program has no pattern by that name, it substitutes one or draws nothing. Blocks are definitions plus insertions. Paper space layouts may or may not come along. Model data never does.',
    ),
    heading('How a layer name is built'),
    paragraph(
      'The National CAD Standard builds names in fields, separated by hyphens: one letter for discipline, four for the major group, four for each of up to two minor groups, one for status. A-DETL-INSL reads: architectural, detail, insulation. A-WALL-FULL-N: architectural, walls, full height, new work. The list of groups is published, and new ones are allowed as long as every field keeps its length.',
    ),
    paragraph(
      'ISO 13567 is the international counterpart, with the fields arranged differently. Partners abroad will ask for it. Give them a mapping table, so that neither office has to draw in two systems.',
    ),
    paragraph('A small detail needs few layers. For exchange I would use no more than a dozen.'),
    table(
      ['Layer', 'Holds', 'Pen'],
      ['A-DETL-OTLN', 'Cut outlines of main members', '0.50 mm'],
      ['A-DETL-MATL', 'Thinner parts, boards, sheets', '0.25 mm'],
      ['A-DETL-MEMB', 'Membranes and sealants', '0.35 mm'],
      ['A-DETL-PATT', 'Hatch', '0.13 mm'],
      ['A-DETL-HIDN', 'Hidden, dashed', '0.18 mm'],
      ['A-ANNO-NOTE', 'Notes and leaders', '0.18 mm'],
      ['A-ANNO-DIMS', 'Dimensions', '0.18 mm'],
    ),
    paragraph(
      'The split between DETL and ANNO lets a recipient switch off your words and keep the geometry. That one decision determines whether a manufacturer’s detail gets used as a base or traced.',
    ),
    heading('Set everything to ByLayer'),
    paragraph(
      'Objects can carry their own color and linetype, or take them from the layer. Everything in a detail for exchange should take them from the layer. Files in which a dashed line is dashed by object stay dashed forever on the wrong layer, and plot in a weight that no table controls. It takes thirty seconds to set all objects to ByLayer, before sending.',
    ),
    paragraph(
      'Colors mean pens in some offices and mean nothing in others. Lineweight has been a property of layers in the format for many years. State it there; then the color can be whatever the recipient likes.',
    ),
    paragraph(
      'Block contents drawn on layer 0 with ByLayer properties take on the layer of the insertion. Symbols should be made that way. Anything on a named layer inside a block keeps that layer, and drags it into the host.',
    ),
    heading('Receiving: a routine'),
    steps(
      'Open it in an empty file. Never insert it directly in a sheet.',
      'Check units against a known dimension. Scale if needed, by 25.4 or its inverse, and note it in the file.',
      'Audit and purge. Look at what’s left in the layer list.',
      'Map layers by a saved translation table. New names from a sender are added to it once.',
      'Replace text styles. Condensed or proprietary fonts become the office font, and long notes get rewrapped.',
      'Look at dimensions. If values have been typed over, remove the overrides and see what they read. A dimension that says 3 in. and measures 2.6 is a warning about everything else in the drawing.',
      'Strip the title block and any logos, and keep the source, date, and detail number as a note in the margin that doesn’t plot.',
      'Save under the section number and a descriptive name.',
    ),
    paragraph(
      'Seven of the eight take a minute each. Step 6 sometimes turns up something that takes a phone call.',
    ),
    heading('Sending: the same list backward'),
    paragraph(
      'Set units in the header, bind references, purge, set all to ByLayer, explode nothing, and try the file in a program other than the one that made it. Polylines with width, splines, and associative hatches are the usual casualties. I also attach a PDF. It isn’t the drawing, but it shows what the drawing should look like.',
    ),
  ],
};
