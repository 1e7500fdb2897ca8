import { heading, list, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const addendaThatBiddersCanFollow: WrittenPost = {
  slug: 'addenda-that-bidders-can-follow',
  title: 'Addendum Discipline: Rules We Adopted After a Bad Bid Day',
  summary:
    'A composite story of an addendum that cost a rebid, and the house rules for numbering, wording, and closing that came out of it.',
  topics: ['documents', 'cost'],
  sections: ['004113', '006113'],
  figure: null,
  blocks: [
    paragraph(
      'The story is stitched together from three projects, so no one needs to look for himself in it. A public library, bids due at two o’clock on a Thursday. Addendum 4 goes out Tuesday at six in the evening. It has eleven pages. Page 2 changes the roofing from one membrane to another. Page 7, in a response to a bidder’s question about the skylights, says “provide as originally specified.” Page 9 reissues the bid form, with a line for a new alternate, but under the same title as before.',
    ),
    paragraph(
      'Four of seven bidders used the old form. One read “originally specified” as restoring the first roof. The low bidder had acknowledged three addenda. Counsel advised rejecting all bids, the project was advertised again, and prices had risen.',
    ),
    paragraph(
      'We changed our habits. What follows are the rules that survived five years of use. None is clever.',
    ),
    heading('Rules about time'),
    list(
      'The last addendum that changes scope goes out at least seven calendar days ahead of the bid opening. Later than that, only a postponement or a withdrawal. Public owners may be bound to other periods by statute, in which case theirs is the floor.',
      'Questions close three working days before our last addendum can be issued. The instructions to bidders say both dates. When a good question arrives late, we postpone or leave it alone. We do not answer by telephone.',
      'If an addendum takes longer than a day to read and price, the date moves. Extending costs an afternoon of paperwork. Rebidding costs a season.',
    ),
    heading('Rules about form'),
    paragraph(
      'Every addendum opens with its own number, the number of pages, and a list of its attachments with their dates. A bidder who is missing page 8 should be able to tell.',
    ),
    paragraph(
      'Changes are sorted in the order of the project manual, then of the drawing set: procurement documents, Division 01, technical sections by number, drawings by sheet. They are not sorted by who asked. A paragraph in a section is identified the way the section identifies it: “Section 07 71 00, Article 2.2, Paragraph B: delete 0.040 inch, insert 0.050 inch.” No page numbers as the only locator, because paginations shift.',
    ),
    paragraph(
      'The verbs are few: add, delete, replace, revise to read. “Clarify” is forbidden, since it changes nothing or something and hides which. If the documents were clear, the answer to the question is a reference. If they weren’t, the change is written as a change.',
    ),
    paragraph(
      'Reissued pages carry the addendum number and date in the footer and have changed text marked in the margin. A reissued bid form gets a new title, “Revised Bid Form, Addendum 4,” and the addendum says that bids on the earlier form will be rejected. The estimating clerk who assembles the envelope at 1:40 sees the word Revised.',
    ),
    heading('Rules about answers'),
    paragraph(
      'Questions and answers are printed for information only, and say so at the top of their page. Anything in an answer with consequences for the price appears again above, as a change to a named document. We check this by having a second person read only the answers, with a pencil, and circle every sentence that would alter a number. Each circle must have its twin in the list of changes.',
    ),
    paragraph(
      'We never write “as originally specified.” The words point at a moving target. State the requirement.',
    ),
    heading('Rules about reach'),
    paragraph(
      'Names of plan holders come from the party that distributes the documents, and the addendum is delivered the same way to all of them on one day. The bid form has a line for each addendum with a box for initials. One box that says “all addenda” is of no use when the question is whether Number 4 was seen.',
    ),
    heading('Conforming, afterward'),
    paragraph(
      'Once the contract is awarded, all of it is folded into a conformed set, with each addendum noted at the place where it took effect. The signed contract documents remain the originals plus addenda, and the conformed set’s title page says that it is a convenience. It takes a junior person four days. On the library, before the rule, the superintendent built two partitions from superseded sheets because the binder with Number 2 was at the office. Four days turned out to be a bargain.',
    ),
    paragraph(
      'One last rule, which I resist every time and then obey: when an addendum has an error, it isn’t corrected by replacing the file on the server. It is corrected by the next addendum.',
    ),
  ],
};
