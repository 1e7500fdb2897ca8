/** British spellings. */
export const british =
  /\b(?:colou?rs?(?<=our|ours)|aluminium|metres?|centres?|fibres?|grey|moulds?|kerbs?|labour|behaviour|programmes?|storeys?|neighbou?rs?(?<=our|ours)|catalogues?|\w+(?:anis|alis|eris)(?:e|ed|ing|ation)|plasterboard|whilst|licence|tyres?)\b/i;
/** Words that a specification writer strikes out. */
export const weak =
  /\b(?:and\/or|etc\.?|as needed|if necessary|first[- ]class|workmanlike|any and all|lorem|todo|tbd)\b|_{3}/i;
