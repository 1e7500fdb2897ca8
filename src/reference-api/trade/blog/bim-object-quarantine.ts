import { heading, paragraph, steps, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const bimObjectQuarantine: WrittenPost = {
  slug: 'bim-object-quarantine',
  title: 'A Quarantine for BIM Objects Before They Enter the Model',
  summary:
    'A twelve-point inspection for downloaded content, in the order that rejects the most objects with the least effort.',
  topics: ['bim', 'coordination', 'documents'],
  sections: ['237300', '262416', '085113'],
  figure: null,
  blocks: [
    paragraph(
      'The cautionary tale in our office is a composite, though every part of it happened. A model took eleven minutes to open, and the reason was a door closer. It had been downloaded in a hurry, contained the full casting geometry with the threads of all screws, and had been placed on every door. Now nothing enters a project without a check in an empty file. That used to take an hour and is closer to ten minutes now that we know where to look.',
    ),
    paragraph('The procedure is a list with an exit after each step. Most candidates go out by step five.'),
    steps(
      'File size. Under half a megabyte for small components, a couple of megabytes for equipment. Exceptions need a reason.',
      'Origin. Load it in an empty project, place it, and find the insertion point. An air-handling unit whose origin is 40 ft from its casing came from a fabrication model. A window whose origin is at the middle of the glass won’t sit in a wall opening.',
      'Category. A rooftop unit filed under Generic Models doesn’t schedule with mechanical equipment, does not obey its visibility settings, and exports to IFC as a proxy. We correct the category if nothing depends on it. Otherwise we reject the object.',
      'Host. Wall-hosted, face-hosted, or unhosted. A wall-hosted electrical panel can’t be put on a wall in a linked architectural file. We prefer faces for panels and free placement for equipment.',
      'Imported geometry. Don’t explode anything, just look. If there is a CAD import inside, the object brings along layers, line styles, and fill patterns, which remain when the object is deleted. Reject.',
      'Parameter count. Forty is plenty. Several hundred usually means a product database was poured in, with empty fields for most.',
      'Parameter names. Are the ones that your schedules use present as shared parameters with the right identifiers? A field called Width, and another called MFR_Width_in, with the geometry driven by the second while the schedule reads the first, will fool everyone.',
      'Types. A type catalog rather than 300 types loaded at once. Try to set an impossible combination. A good object refuses or falls back. A poor one deforms into something that looks nearly right.',
      'Connectors. For mechanical and electrical content: direction, size, system classification, flow or load tied to parameters. Attach a duct and a circuit. If the panel’s voltage won’t match a system in the template, the engineer will draw lines rather than model, and the load summary is gone.',
      'Clearance. Service space is modeled as a separate, transparent solid on its own subcategory, so that it can be hidden in views and found in clash tests. For a switchboard, that solid is the code working space. For an air handler it is the coil pull, often as long as the unit.',
      'Views. Check plan, reflected ceiling plan, section, elevation, coarse through fine. At coarse detail a window should be a handful of lines. Symbolic lines in plan, not the cut casting.',
      'Materials and names. Materials named by the object’s author join your material list forever. Rename them to match the office’s list as they come in, or set them to By Category.',
    ),
    heading('Facts about the product'),
    paragraph(
      'Geometry can be checked by looking. Data has to be compared. I take three values, for instance weight, overall height, and electrical load, and look them up in the current cut sheet. When one out of three is wrong, I assume that no one maintains the rest. That happens more than it should, because objects are made for a product launch and the product is revised later. The version and date ought to be in the object as a parameter. If they aren’t, we add them along with the initials of whoever did the inspection.',
    ),
    paragraph(
      'Performance values that only apply to one size, such as a sound level or an efficiency, should either change with the type or be absent. A U-factor that stays constant while the window doubles in width means nothing.',
    ),
    heading('What level is right?'),
    paragraph(
      'Level of development describes how far a model element may be relied on, a different idea from the amount of detail. A box with correct overall size, connection points, weight, and clearance is more reliable at LOD 300 than a finely detailed object with guessed dimensions. For coordination, use the box.',
    ),
    heading('After the quarantine'),
    paragraph(
      'Accepted objects go to a library with one folder per division and names in a fixed pattern: what it is, manufacturer or generic, distinguishing property. Rejected ones get a line in a log with the reason. The log earns its keep: every new intern finds the same door closer.',
    ),
  ],
};
