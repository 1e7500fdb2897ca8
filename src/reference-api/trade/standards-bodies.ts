/** Who publishes the standards that building products are tested and made by, as they are cited. */
const bodies = new Set(
  'iso astm ansi ul fm nfpa aama ashrae asme asse aashto icc ieee iec nfrc nsf sae aws aci awi awpa csa smacna spri tms pci aisc aisi amca ies nema bifma awwa'.split(
    ' ',
  ),
);

/** Whether a word, folded, is the name of a standards body. */
export const isStandardsBody = (word: string): boolean => bodies.has(word);
