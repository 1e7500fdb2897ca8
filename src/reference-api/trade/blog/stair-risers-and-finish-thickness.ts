import { heading, list, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const stairRisersAndFinishThickness: WrittenPost = {
  slug: 'stair-risers-and-finish-thickness',
  title: 'The First Riser and the Last: Stairs and Finish Thickness',
  summary:
    'A worked stair in which the concrete was perfect and two risers failed, with the geometry rules for risers, treads, and nosings.',
  topics: ['code', 'detailing', 'accessibility'],
  sections: ['033000', '093013', '096519'],
  figure: 'stair-nosing',
  blocks: [
    paragraph(
      'An inspector walks up a new stair, stops at the top, walks down, and takes out a tape. The difference could be felt. People notice half an inch in a riser with their toes, in the dark, carrying a box, and that’s why codes regulate uniformity more tightly than height.',
    ),
    heading('Limits and uniformity'),
    paragraph(
      'For stairs in the IBC outside of dwelling units: risers 4 in. minimum to 7 in. maximum; treads 11 in. minimum; the greatest riser in a flight may exceed the smallest by no more than 3/8 in., and treads the same. Headroom 80 in., measured vertically from a line that connects the nosings. Flights rise no more than 12 ft between landings.',
    ),
    paragraph(
      'Nosing: projection of 1-1/4 in. maximum, edge radius no more than 9/16 in.; under the ADA Standards, radius 1/2 in. maximum, the underside sloped or curved rather than square, and projection up to 1-1/2 in. Take the stricter value of each. Open risers aren’t permitted on accessible means of egress or most other stairs.',
    ),
    paragraph('All of it applies to finished surfaces. Formwork is set for concrete.'),
    heading('A stair that went wrong'),
    paragraph(
      'This stair is made up for the arithmetic, though stairs like it have been built. Floor to floor is exactly 12 ft, finish to finish in the architect’s mind, slab to slab on the structural drawings. 144 in. / 21 risers = 6.857 in. The concrete is formed with 21 equal risers, and it’s done well.',
    ),
    paragraph(
      'Then come the finishes. The lower lobby gets terrazzo tile on mortar, 5/8 in. in total. Treads and the intermediate surfaces get rubber, 1/8 in. The upper corridor has porcelain on an uncoupling mat, 3/4 in.',
    ),
    list(
      'First riser, from lobby finish to the first tread’s finish: 6.857 + 0.125 − 0.625 = 6.36 in.',
      'Middle risers, rubber to rubber: 6.857 in.',
      'Last riser, from rubber to upper finish: 6.857 + 0.75 − 0.125 = 7.48 in.',
    ),
    paragraph(
      'The last is above 7, a violation by itself. The difference between 7.48 and 6.36 is 1.12 in., three times what’s allowed. No single trade made an error. With the concrete in place, the correction is a topping on 20 treads.',
    ),
    heading('Doing it right'),
    paragraph(
      'First the rule: equal finished risers. Total finished rise is 144 + 0.75 − 0.625 = 144.125 in. Divide by 21: 6.863 in. each.',
    ),
    paragraph(
      'Now give the formwork its own dimensions, by going down from finish to structure at each place:',
    ),
    list(
      'First concrete riser: 6.863 + 0.625 − 0.125 = 7.363 in.',
      'Middle ones: 6.863.',
      'Last: 6.863 + 0.125 − 0.75 = 6.238 in.',
    ),
    paragraph(
      'The structural drawings now show three numbers where they used to show one. Carpenters will frown at unequal risers, so write the reason next to it: “Unequal by design, for finishes.” If slabs are depressed for thick finishes, the numbers change again, and whoever depresses them has to be told.',
    ),
    paragraph(
      'For pan stairs, the same thing occurs with fill and with the landing plate. The fabricator wants finished floor elevations and the finish thickness at both ends. Put both on the stair section, or they will be RFI number one.',
    ),
    heading('When finishes change'),
    paragraph(
      'A year before opening, the corridor goes from porcelain to carpet tile, for budget. The finish goes from 3/4 in. to 1/4 in. The last riser is short by half an inch. An underlayment of 1/2 in. at the landing, feathered out over several feet, fixes it, if someone notices. In the finish schedule, next to the corridor adjacent to each stair, I write “Maintain finish thickness at stair landing: 3/4 in.” Whoever does the value engineering reads the schedule and hardly ever the stair section.',
    ),
    heading('Treads as well'),
    paragraph(
      'An 11 in. tread is measured from nosing to nosing, horizontally. Adding a finish to the riser face moves every nosing by the same amount, so nothing changes except at the top, where the landing’s edge moves, and at the bottom, where the first nosing does. Abrasive inserts, cast in, must be flush. Contrasting strips on leading edges help people with low vision; some codes ask for 1 to 2 in. on each tread. Resilient nosings that are thicker than the tread’s field create a lip at their back edge. Order one piece for tread, riser, and nosing, or detail the recess.',
    ),
    heading('A field check'),
    paragraph(
      'Before treads are finished, hang a string from nosing to nosing along the flight and measure every riser with a rule. Chalk the numbers on the concrete. Anything beyond 1/8 in. from the drawing’s number is ground or built up now. It takes about fifteen minutes per flight, and it’s the last time the fix is cheap.',
    ),
  ],
};
