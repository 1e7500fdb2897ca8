import { heading, list, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const mapOfTheProjectManual: WrittenPost = {
  slug: 'map-of-the-project-manual',
  title: 'What Is in the Project Manual, and Why in That Order',
  summary:
    'A walk through the binder from the invitation to Part 3, for people who have only ever opened it at their own section.',
  topics: ['documents', 'coordination'],
  sections: ['004113', '006113', '015600'],
  figure: null,
  blocks: [
    paragraph(
      'Ask five people on a site what “the specs” are and four will point to the whole binder. The word on its spine is Project Manual, and the distinction matters. Some of what is inside never becomes part of the contract.',
    ),
    heading('First stop: before the contract'),
    paragraph(
      'The front holds the procurement requirements: advertisement or invitation, instructions to bidders, information available to bidders, and bid forms such as 00 41 13. They govern a competition. When the competition ends, most of them no longer apply. The geotechnical report usually lives here, as available information, so the contractor may use it without the owner warranting that soil between borings resembles soil in borings. Bind it among the contract documents by accident and you have made the warranty.',
    ),
    heading('Second stop: the contract'),
    paragraph(
      'Next, agreement, bonds such as 00 61 13, certificates, general conditions, and supplementary conditions. General conditions are a published standard form on most work. They are edited through the supplementary conditions, never by retyping, so that all parties can see what was changed. If you are asked to insert a requirement about, say, insurance in a technical section because “no one reads the front end,” decline. Two statements on a single subject are worse than none.',
    ),
    paragraph(
      'All of this is Division 00. It isn’t a specification. It has no products and no execution, and it should be prepared with the owner’s counsel.',
    ),
    heading('Third stop: Division 01'),
    paragraph(
      'Division 01, General Requirements, connects the two. It describes how the contract conditions will be carried out on this site: summary of work, alternates, submittal procedures, quality requirements, temporary facilities such as 01 56 00, product requirements, closeout. Everything in it applies to all sections that follow. That is its power, since a statement made once here does not have to be repeated elsewhere, and shouldn’t be.',
    ),
    paragraph(
      'A test for whether a paragraph belongs in Division 01: would I have to say this in a second section? Extra copies of keys, no. Delivery of manuals as searchable PDF files, yes.',
    ),
    heading('Fourth stop: the technical sections'),
    paragraph(
      'Divisions 02 through 49, in MasterFormat order. Each section is a unit of work results, in three parts by SectionFormat:',
    ),
    list(
      'Part 1, General: administrative requirements specific to this section. Related requirements, references, submittals, qualifications, mock-ups, field conditions, warranty.',
      'Part 2, Products: what gets put in. Manufacturers, materials, fabrication, finishes, source quality control.',
      'Part 3, Execution: how and where. Examination, preparation, installation, tolerances, field quality control, cleaning, protection.',
    ),
    paragraph(
      'The placement of a statement carries meaning. Shop testing is in Part 2, field testing in Part 3. If the plant test is in Part 3, a reader checking the factory’s obligations will miss it. An installation tolerance in Part 2 binds the fabricator to something only the installer controls.',
    ),
    heading('Levels within a part'),
    paragraph(
      'Articles (1.1, 1.2), paragraphs (A, B), subparagraphs (1, 2), then a, b. PageFormat sets it out. Four levels are enough for nearly all purposes; if a paragraph needs a fifth, the article should be two articles. Write each paragraph so that it may be quoted alone in a letter. A paragraph that says “as above” cannot.',
    ),
    heading('Who prevails?'),
    paragraph(
      'People want an order of precedence: specifications over drawings, large scale over small. The standard AIA conditions don’t provide one. They call the documents complementary, what is required by one being as binding as if required by all. There is a reason for that. A precedence clause settles an argument mechanically, and it also rewards whoever finds a conflict and keeps quiet. Some owners insist on one. If so, it goes into the supplementary conditions, once.',
    ),
    paragraph(
      'What helps more is to let each document do its job. Drawings show location, quantity, shape, relationship. Specifications state quality, standards, workmanship. When a door gauge is on the schedule and also in 08 11 13, sooner or later they differ. Put it in one place.',
    ),
    heading('Things that aren’t in it'),
    paragraph(
      'Shop drawings, product data, and samples are not contract documents, though the stamps on them often make people behave as if they were. Nor is the contractor’s schedule, or minutes of meetings. The daily email with “per our conversation” certainly isn’t.',
    ),
    heading('How to read it in an hour'),
    paragraph(
      'Agreement first, for price and dates. Supplementary conditions second, because everything in there was changed on purpose. Summary of work, then closeout. Last, the three or four sections that carry most of the risk on this project. A superintendent who has done this in the first week has read perhaps eighty pages out of nine hundred, and they’re the ones quoted in claims.',
    ),
  ],
};
