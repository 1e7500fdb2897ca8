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
      'The story is stitched together from three projects, so don’t look for your own office in it. A public library is out to bid, with bids due at 2:00 p.m. on a Thursday. Addendum 4 goes out Tuesday at 6:00 p.m. It has eleven pages. Page 2 changes the roofing from one membrane to another. Page 7, in a response to a bidder’s question about the skylights, says “provide as originally specified.” Page 9 reissues the bid form, with a line for a new alternate, but under the same title as before.',
    ),
    paragraph(
      'Four of seven bidders used the old form. One read “originally specified” as restoring the first roof. The low bidder had acknowledged three addenda. Counsel advised rejecting all bids, the project was advertised again, and prices went up.',
    ),
    paragraph(
      'We changed our habits. These are the rules that have survived five years of use. None of them is clever.',
    ),
    heading('Timing'),
    list(
      'The last addendum that changes scope goes out at least seven calendar days ahead of the bid opening. After that, an addendum may only postpone the bid or withdraw the request. A public owner may be bound to a longer period by statute, and then the statute governs.',
      'Questions close three working days before our last addendum can be issued. The instructions to bidders state both dates. When a good question arrives late, we either postpone the bid or leave the question unanswered. We never answer by phone.',
      'If an addendum takes longer than a day to read and price, the date moves. Extending costs an afternoon of paperwork. Rebidding can cost a construction season.',
    ),
    heading('Format'),
    paragraph(
      'Every addendum opens with its own number, the number of pages, and a list of its attachments with their dates. A bidder who is missing page 8 should be able to tell.',
    ),
    paragraph(
      'Changes are sorted in the order of the project manual, then of the drawing set: procurement documents, Division 01, technical sections by number, drawings by sheet. They are never sorted by who asked. A paragraph in a section is identified the way the section identifies it: “Section 07 71 00, Article 2.2, Paragraph B: delete 0.040 inch, insert 0.050 inch.” We never give a page number as the only locator, because page breaks shift.',
    ),
    paragraph(
      'The verbs are few: add, delete, replace, revise to read. “Clarify” is banned, because no one can tell whether it changes the documents. If they were clear, the answer is a reference to the paragraph. If they weren’t, we write the change as a change.',
    ),
    paragraph(
      'Reissued pages carry the addendum number and date in the footer and have changed text marked in the margin. A reissued bid form gets a new title, “Revised Bid Form, Addendum 4,” and the addendum says that bids on the earlier form will be rejected. The estimator assembling the envelope at 1:40 sees the word “Revised.”',
    ),
    heading('Questions and answers'),
    paragraph(
      'Questions and answers are printed for information only, and say so at the top of their page. Anything in an answer that affects price also appears in the list of changes, as a change to a named document. A second person reads only the answers and circles every sentence that would move a number. Each circle must match an entry in the list.',
    ),
    paragraph(
      'We never write “as originally specified.” Bidders can’t tell which version is meant. State the requirement.',
    ),
    heading('Distribution'),
    paragraph(
      'The list of plan holders comes from whoever distributes the documents, and the addendum goes to all of them the same way on the same day. The bid form has a line for each addendum with a box for initials. One box that says “all addenda” is of no use when the question is whether Number 4 was seen.',
    ),
    heading('Conforming, afterward'),
    paragraph(
      'Once the contract is awarded, every addendum is folded into a conformed set, with each addendum noted at the place where it took effect. The signed contract documents remain the originals plus addenda, and the conformed set’s title page says that it is a convenience. It takes a junior person four days. On the library, before the rule, the superintendent built two partitions from superseded sheets because the binder with Number 2 was at the office. Four days turned out to be a bargain.',
    ),
    paragraph(
      'One last rule, which I resist every time and then follow: never correct an addendum by replacing the file on the server. Issue another addendum.',
    ),
  ],
};
