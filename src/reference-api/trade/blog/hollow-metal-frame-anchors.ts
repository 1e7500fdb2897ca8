import { heading, paragraph, steps, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const hollowMetalFrameAnchors: WrittenPost = {
  slug: 'hollow-metal-frame-anchors',
  title: 'Counting Frame Anchors, and Why the Count Depends on the Wall',
  summary:
    'Jamb anchors are the part of a hollow metal frame that no one sees again. A checklist, with reasons, for getting them right in three kinds of wall.',
  topics: ['detailing', 'coordination', 'code'],
  sections: ['081113', '092216', '042200'],
  figure: 'door-frame',
  blocks: [
    paragraph(
      'A hollow metal frame arrives as three pieces of bent steel with a label. A handful of anchors that cost a few dollars keeps it square through thirty years of carts and closers. If the wall is the wrong kind for the anchor in the box, the installer improvises, and the result gets grouted or drywalled over.',
    ),
    paragraph(
      'Here is the list I go through when I write the section and when I walk the site. Each item has a reason, because a rule without a reason is the first one waived.',
    ),
    steps(
      'State the wall type for every frame in the door schedule, not just the throat size. The throat tells the shop how wide to bend the profile. The wall construction tells it which anchor to pack. A 5-3/4 in. frame fits more than one wall.',
      'Give the number of anchors per jamb by opening height. Frame sections commonly ask, for masonry, two per jamb up to 60 in. high, three from there to 90 in., four up to 120 in.; steel stud walls take one more at each step, because the stud anchor is weaker in torsion than a strap locked in a mortar bed. Check the numbers against ANSI/SDI A250.8 and the frame shop’s own listing, and use whichever is greater.',
      'Ask for floor anchors, minimum 0.042 in. steel, at each jamb that reaches the floor. They fix the width at the bottom, where the spreader bar was. The shipping spreader is not an anchor, and it is not a threshold. It comes off before setting.',
      'In existing masonry or concrete, call for a frame prepared for expansion bolts with pipe spacers. Without the spacer, the bolt pulls the soft profile into the gap and the door binds at exactly that spot. The bolt head needs a dimple and filler, and the painting section needs to say so.',
      'Match the anchors to the label. A rated frame is tested with a certain anchor in a certain wall, and NFPA 80 wants the assembly installed in accordance with its listing. A masonry T-anchor bent flat and screwed to a stud is a field modification of a labeled product.',
      'Say whether the frame is grouted. In masonry, grouting adds stiffness and quiet. In gypsum board walls, wet grout wets the board and rusts the frame from the inside; if weight is wanted, use a stiffener or a heavier gauge. Where frames are grouted, require a bituminous or similar coating inside the profile, and remember that water and antifreeze admixtures in winter mortar are what the coating is there to resist.',
      'Double the jamb studs, and gauge them. A frame screwed to a single 25-gauge stud is barely fastened at all. For openings in non-load-bearing partitions I ask for two studs at each jamb of 0.033 in. minimum, running to the structure, with the head track boxed. Wide or lead-lined doors get a structural tube, and the tube goes on the structural drawings.',
      'Check rough-in tolerance. The anchors can take up about 1/4 in. Walls out of plumb by 1/2 in. twist the frame, and a twisted frame transfers the problem to the hardware supplier, who will be blamed for a latch that does not catch.',
      'Inspect before the board closes. Once the second side is up, the only evidence is the ring of the jamb when you rap on it. One photo per opening, indexed by door number, takes the superintendent a quarter of an hour per floor.',
    ),
    heading('One more, learned the expensive way'),
    paragraph(
      'On a renovation I was part of, described here with the details changed, corridor doors were rehung on new frames in old clay tile. The documents called for “anchors as recommended by manufacturer.” The installer followed the recommendation for hollow block. Clay tile shattered at about one location in three, and the anchors sat loose in rubble. The frames were repaired with threaded rods through the wall to a plate on the other side, visible in every classroom.',
    ),
    paragraph(
      'The lesson was to look at what the wall is made of, and then to write its name in the schedule. “Existing masonry” is not a material. Someone has to open a hole during design, look, and put what they saw on the drawings.',
    ),
  ],
};
