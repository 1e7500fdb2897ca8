import {
  heading,
  paragraph,
  quote,
  table,
  type WrittenPost,
} from '#src/reference-api/trade/blog/written-post.ts';

export const fourDoorsWithCardReaders: WrittenPost = {
  slug: 'four-doors-with-card-readers',
  title: 'Four Doors with Card Readers, and What Each Does in a Fire',
  summary:
    'Operational narratives for four kinds of electrified door, the code question behind each, and a wiring matrix to go with them.',
  topics: ['code', 'coordination', 'documents'],
  sections: ['281000', '087100', '284600'],
  figure: null,
  blocks: [
    paragraph(
      'A plan symbol for a card reader says that someone wants to control a door. It doesn’t say how the door is held, what happens when power fails, or whether the fire alarm has a part in it. Those three decide whether a building official will sign. I sort controlled doors into four kinds, each with a narrative that goes into the hardware section, the access control section, and the fire alarm sequence, word for word.',
    ),
    heading('Kind one: electrified lock'),
    quote(
      'Reader unlocks the outside lever. Inside lever always retracts the latch, mechanically, and signals request to exit. Loss of power: outside lever stays locked.',
    ),
    paragraph(
      'It is the best-behaved. Egress is mechanical, in one motion, with no electricity involved, so no connection with fire alarm is needed for leaving. It’s fail secure from outside. Exception: stairs. Stair doors in buildings above a certain height must be capable of being unlocked from a command center for reentry, so on the stair side they’re fail safe, and remain latched, since they are fire doors. Unlocked and unlatched aren’t the same. An electric strike that fails safe on a rated door releases the latch, and the door’s rating with it. Use an electrified lock there.',
    ),
    heading('Kind two: electrified exit device'),
    quote(
      'Reader retracts the latch or releases the outside trim. Push bar opens at all times, mechanically.',
    ),
    paragraph(
      'Needed where panic hardware is. Only one thing to think of: an electrically retracted latch on a fire door must fall back when the fire alarm sounds, because rated doors must latch. So here the fire alarm has a wire, though for latching and not for leaving. Draw that wire.',
    ),
    heading('Kind three: electromagnetic lock'),
    quote(
      'Magnet holds the door. Sensor on the egress side releases it. Button within 5 ft of the door, marked PUSH TO EXIT, interrupts power directly for at least 30 seconds. Fire alarm and sprinkler flow release it. Loss of power releases it.',
    ),
    paragraph(
      'Every sentence is a condition in the building code for sensor-released locks. The button must act on its own, without passing through the access control’s processor. Here, the means of egress depends on electricity, so there’s a longer list. Magnets are chosen for glass doors where there’s no stile for a lock, and the glass detail is why the list exists. There’s another version, in which the release is by a switch in the panic bar or the lever itself. That one has fewer conditions, as the person leaving does what a person naturally would. I use it whenever the door has hardware at all.',
    ),
    heading('Kind four: delayed egress'),
    quote(
      'Pushing the bar for up to 3 seconds starts an irreversible release after 15 seconds, with alarm at the door. Sign on door. Fire alarm, sprinkler flow, and loss of power release at once.',
    ),
    paragraph(
      'Thirty seconds instead of 15 may be approved by the official. Not permitted in all occupancies; the list changes by edition, and assembly and school uses are mostly out or limited. It deters shoplifters and wandering patients. Check how many such doors there are along one path, as the code limits that.',
    ),
    heading('The wiring matrix'),
    table(
      ['Item', 'Furnish', 'Rough-in', 'Connect', 'Test'],
      ['Reader', '28', '26', '28', '28'],
      ['Electric lock, hinge or transfer', '08', 'Frame shop preps', '28', '08 and 28'],
      ['Power supply for locks', '08', '26', '28', '28'],
      ['120 V to power supply', '26', '26', '26', '26'],
      ['Fire alarm relay', '28 46', '26', '28 46 to terminal, 28 beyond', 'All'],
      ['Door position switch', '28', 'Frame shop preps', '28', '28'],
    ),
    paragraph(
      'Numbers stand for divisions. Any version works so long as each cell has one answer. Power supply by 08 has an advantage: current and voltage match the lock. If it’s by 28, the lock supplier must give the inrush.',
    ),
    paragraph(
      'Frame preparation matters. A position switch needs a 1 in. hole in the head, and the lock a raceway through a hinge jamb that may be grouted. Send the shop a list by door number with the hardware schedule. It’s a hole in steel, either made at the shop for a few dollars or on a ladder for several hundred.',
    ),
    heading('Testing'),
    paragraph(
      'One day with all three contractors, hardware, security, fire alarm, at the first door of each kind before the rest are wired. Read the narrative aloud and try each sentence. Cut power. Trip a detector. Push with the alarm sounding. What fails at one door gets fixed in forty.',
    ),
    paragraph(
      'In closeout documents, narratives are posted in the security office. Years later, someone reprograms the panel and makes kind one into kind three by accident. It’s the only document he might look at.',
    ),
  ],
};
