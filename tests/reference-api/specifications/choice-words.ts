/** Words that say nothing of an option. */
export const general: ReadonlySet<string> = new Set(
  'first every product equal part work same other where each with full range contract owner architect contractor requir manufactur install section drawing substitution comparabl request permit consider select project indicat standard date warranty year from term location period agency independent test comple surface type class level from note written their they that this than more only below above color special within none system performance high room qualifi half both schedul'.split(
    ' ',
  ),
);

/** Words of options that other lines of the section use of something else; each was read. */
const used: Readonly<Record<string, string>> = {
  '004113': 'day notice',
  '012500': 'article award construction dur letter procurement thi',
  '012600': 'condition document percent stat',
  '012900': 'complete construction documentation form progres',
  '013100': 'electrical',
  '014000': 'agenci assign leave',
  '014200': 'adopt build cit when',
  '014500': 'program stat',
  '015000': 'after build done door enclos service',
  '017419': 'separat',
  '017836': 'which',
  '074113': 'bead clear fac factory installer leg mechanically metallic polyester silicone three without',
  '074213':
    'aluminum back concrete drain light mesa mineral place polyester sheath silicone structural stud wool',
  '075323': 'aluminum anchor blackbird density extrud marshgum polyisocyanurate rubberstead solvent stop',
  '075423': 'bead fiber glas gray polyisocyanurate polyurethane reinforc through',
  '078413': 'program trad trade',
  '079200': 'face replace',
  '081113': 'foam made polystyrene slab vertical',
  '084113': 'butt clip continuou depth devic intermediate minu offset plu rail security sign structural wide',
  '084413': 'anodiz exterior plat',
  '092900': 'acros another inside long skim',
  '093013': 'commercial extra light polish',
  '095113': 'build direct nfpa sid spac',
  '224200': 'cast complete conceal lever manual meter single solid toilet undercounter',
  '265100': 'acrylic aluminum before clear completion contact integral phase substantial',
};

/** `075423 gray`. */
export const excused: ReadonlySet<string> = new Set(
  Object.entries(used).flatMap(([number, words]) => words.split(' ').map((word) => `${number} ${word}`)),
);
