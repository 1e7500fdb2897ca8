import { heading, paragraph, table, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const submittalStampWords: WrittenPost = {
  slug: 'submittal-stamp-words',
  title: 'Reviewed, Noted, Returned: What a Submittal Stamp Commits You To',
  summary:
    'A Q&A on review actions, deviations, incomplete submittals, and the log, for the person who has forty of them open on a Friday.',
  topics: ['documents', 'substitution', 'coordination'],
  sections: ['084413', '081113', '237300'],
  figure: null,
  blocks: [
    paragraph(
      'New staff are handed a stack of submittals and a stamp, and they learn by watching. Most of what they learn is right. These are the questions they ask me in private.',
    ),
    heading('What am I reviewing for?'),
    paragraph(
      'For conformance with the information given and the design concept expressed in the contract documents. The wording is close to what AIA A201 says in its article on the architect’s administration of the contract, and it means what it says. You are not checking every dimension, quantity, or weld. Those stay with the contractor, who by the same document has already reviewed and approved the submittal and verified field measurements. If the contractor’s own stamp is absent or is obviously a formality, send it back without looking further. Once you do the contractor’s review, everyone learns that this is how the project works.',
    ),
    heading('How many actions do I need?'),
    paragraph('Three are enough, if Division 01 defines them.'),
    table(
      ['Action', 'May fabrication begin?', 'Resubmit?'],
      ['No exceptions taken', 'Yes', 'No'],
      ['Exceptions noted', 'Yes, incorporating the notes', 'Only for record'],
      ['Revise and resubmit', 'No', 'Yes'],
    ),
    paragraph(
      '“Rejected” is useful where a product is not one that was specified and no request for a substitution was made. I would avoid “approved,” which in ordinary English covers more than you looked at, and “exceptions noted, resubmit,” which lets the fabricator decide which half to believe.',
    ),
    heading('What if the shop drawing deviates and I don’t notice?'),
    paragraph(
      'A201 puts the burden where it ought to be: the contractor is not relieved of responsibility for deviations unless the contractor has specifically informed the architect of them in writing at the time of submittal, and the architect has given written approval or a change order has been issued. So a deviation buried in a plan view is still the contractor’s. It doesn’t follow that you may skim. An owner with the wrong curtain wall blames everyone.',
    ),
    paragraph(
      'The remedy that works is on the transmittal form: a box labeled “Deviations from the Contract Documents,” which must be filled in, with “none” as a permitted answer. A blank box is an incomplete submittal.',
    ),
    heading('May I improve the design in red?'),
    paragraph(
      'Resist it. A red note that adds a part or a thicker plate is a change in the work disguised as a comment. The contractor will build it, and then price it, and your note will be the first exhibit. If you have found a mistake in your own drawings, and sooner or later you will, issue the proper document and refer to its number in the comment.',
    ),
    heading('How long do I have?'),
    paragraph(
      'As long as the schedule of submittals says, which is why the schedule is itself a submittal, and must be reviewed for feasibility. Ten working days is a common allowance for architectural items; items that go on to a consultant take longer, and delegated designs longer still. When the contractor has put forty items in a single week, the time to object is when the schedule arrives. The log should show the date received complete, separately from the date received. The clock starts on the date it was complete.',
    ),
    heading('What is a complete submittal for something like a curtain wall?'),
    paragraph(
      'Whatever the section lists, together, at one time. The shop drawings show an anchor; the calculations prove it; the test report shows the water performance of the same mullion; the warranty sample shows the term. If they arrive in four envelopes over seven weeks, the drawing gets reviewed before the calculation says that the anchor must grow. I write “submit the following as one package” for curtain wall, frames with hardware, and air-handling units with controls. Return a partial package unreviewed, politely, the first time it happens.',
    ),
    heading('Do I have to review what wasn’t asked for?'),
    paragraph('No. Unrequested material goes back marked as not reviewed. Once you stamp it, you own it.'),
    heading('Where do people get into trouble?'),
    paragraph(
      'In delegated design. The performance criteria are yours, the engineering is the contractor’s licensed professional’s, and that professional’s seal must be on the sheets before you begin. You check that the loads, deflection limits, and interfaces used are the ones you gave. The other place is colors, where “exceptions noted” beside a blank selection box means the fabricator chooses beige.',
    ),
    paragraph(
      'Keep the log current, say what you mean in as few words as the stamp allows, and be slow to write anything that starts with “suggest.”',
    ),
  ],
};
