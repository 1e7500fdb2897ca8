import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';

export const digitalModels: readonly Episode[] = [
  {
    title: 'How Much Door Is Enough Door?',
    summary:
      'A BIM object from a manufacturer had every screw thread in it and no fire rating. What geometry and which ten parameters a model can really use.',
    series: 'Digital practice',
    topics: ['bim', 'documents'],
    sections: ['081113', '087100'],
    guest: 'BIM manager',
    firm: 'architects',
    course: 'bim-objects',
    script: `
# Eleven megabytes of hinge
H: I’m told you weighed a door.
G: Eleven megabytes. The whole rest of the floor was nine. It had been downloaded by someone who needed a door by four o’clock. I’m {guestName}, I manage models for {firm}, and I opened it up. The hinge pins were modeled. Every screw had threads.
H: It sounds like good craftsmanship.
G: It’s beautiful, and it’s a machine designer’s model, exported. There were a hundred and twelve of those doors. Every time someone turned the view, it drew twenty-six thousand screws.
# Geometry: less than you think
H: How would you draw it?
G: Panel. Frame with a true profile, as the frame meets the wall and we detail that. Swing in plan. A simple lever, so it reads in elevation. Clearance space, invisible, as a separate thing, so that the model can warn me when there’s a column in it. That’s all.
H: No hinges?
G: A symbol if you like. For coordination, I want what takes up room or what someone else connects to. A screw does neither.
# Ten fields
H: And the data. What did that one have?
G: Eighty-four parameters, seventy of them blank. It had “Lever Radius Tolerance Class.” It didn’t have the fire rating.
H: So which ten?
G: Width, height, thickness. Frame depth. Fire rating in minutes. Material of door, and of frame. Hardware set. Then type mark, for the schedule. And a section number, so someone could connect it to the spec. After that I’d listen, but not for long. An acoustic rating if it’s got one. U-factor if it’s outside.
H: Do the names matter?
G: Names are all that matters. If yours is called “FireRating” and mine’s “Fire Rating” with a space, then my schedule’s got a blank column and I find out at permit. Open standards have property sets. IFC has one for doors: Pset_DoorCommon. FireRating is in there. Use theirs, at least on the way out.
# Type or instance
H: What’s the mistake that bothers you the most?
G: Wrong level. A fire rating as a type, when the same door hangs in two kinds of wall. Or the room name typed in by hand. If it changes from one door to another it’s an instance. If changing it means that you’d buy something else, it’s a type. I say that twice a week.
H: What should makers do?
G: Publish two. A light one for models and a heavy one for pictures. Put a version and a date inside. Tell me the file size before the download, like calories.
H: What became of your eleven megabytes?
G: We rebuilt it in twenty minutes. Three hundred and forty kilobytes. And then I rated it: ninety.`,
  },
  {
    title: 'Exporting IFC Without Losing the Building',
    summary:
      'An open file format, a model with four walls missing, and a checklist: classes, property sets, coordinates, and views.',
    series: 'Digital practice',
    topics: ['bim', 'coordination'],
    sections: ['084413', '033000'],
    guest: 'Digital delivery lead',
    firm: 'engineers',
    course: 'bim-objects',
    script: `
# Four walls short
H: You sent the model and the contractor said a stair was floating.
G: And four walls were gone. I’m {guestName}, with {firm}. We’d pressed the button, export, IFC, got a file, and sent it. I’d never opened it. Open your own export: that’s my first piece of advice, and everything after it is a footnote.
H: Where do the walls go?
G: They were a curtain wall someone had built as a generic model, because the curtain wall tool annoyed them. It went out as a “proxy,” a thing without a class. And their viewer was set up to hide those.
# Step one: say what it is
H: So walk me through doing it right.
G: First, classes. Each object has to go out as what it is. A wall as IfcWall, a slab as IfcSlab, a door as IfcDoor. You’ve got a mapping table in the software. Look at it once. Then search the result for IfcBuildingElementProxy, and ask about each. Some are okay. Forty percent isn’t.
H: Step two.
G: What version and which view. IFC2x3 Coordination View is the old standby, everyone’s tool reads it. IFC4 Reference View is for looking and checking, not for editing. People hope to edit it afterward. That’s not what a reference model is for. It’s for people to rely on.
# Step three: where it is
H: And the stair?
G: That’s coordinates. The structural engineer was on project north at the origin, and we sat on survey coordinates, four hundred miles away. Both right. Agree on one shared point, a corner on a column grid, at some elevation, drawn with a symbol. Every firm exports a single cube there. If all the cubes land on one another, go ahead.
H: A cube?
G: One foot, red. It’s the cheapest meeting we’ve ever had. Numbers far from the origin also make the graphics jitter, so keep big survey offsets in the georeferencing fields, where they belong.
# Step four: what it says
H: Properties.
G: Turn on the common property sets. Turn off your software’s internal ones, or you’ll get four hundred fields per wall, most of them about line weight. And then decide which ten the other side uses. IsExternal, LoadBearing, FireRating. Quantities, if they’re taking off. Material names that a person would understand, not “Default_02.”
H: And then you check.
G: In a different program from the one that made it. Free viewers are fine. Count doors, there and here. Walk in. Choose five objects and read the data. It takes twenty minutes, and you can write rules so that a checker does it: there’s a standard for those now, IDS, information delivery specification.
H: How often should you do it?
G: Every two weeks from the beginning. If the first export is at the deadline, you’re debugging on deadline.`,
  },
  {
    title: 'Nine Thousand Clashes and a Lunch',
    summary:
      'Clash detection finds everything and ranks nothing. How to set up tests, tolerances, and priorities so that a coordination meeting ends on time.',
    series: 'Digital practice',
    topics: ['bim', 'coordination'],
    sections: ['233600', '211313', '095113'],
    guest: 'VDC manager',
    firm: 'builders',
    script: `
# Nine thousand
H: The number was nine thousand one hundred and six.
G: On a three-story clinic. I was new, and proud of it. I’m {guestName}. I brought it into the meeting at {firm} like a cat with a mouse. The mechanical foreman took one look and said, “Four thousand of those are my hangers going through my insulation.”
H: And he was right?
G: He was being kind. It was closer to five.
# Test what you’d fix
H: What’s your setup now?
G: Order. I don’t run everything against everything. Structure against duct mains. Those go first, because neither one wants to move. Then mains against gravity drainage, because sloped pipe always wins. Then sprinkler mains. Then ceilings and lights. Branch lines and conduit under an inch: never, at this stage. The field crews work those out themselves.
H: And tolerance?
G: A hard clash needs to overlap by an inch. Otherwise I’d get a pipe that touches a beam flange only on paper. And I run soft ones: clearance in front of panels, thirty-six inches or more. Access doors under a damper. Space to pull a coil. Those never show up as a collision, and they’re the ones the owner lives with.
# Group and rank
H: That still gives you hundreds.
G: So I group. One duct that’s four inches too low hits sixty things. That’s one problem, sixty times. I give it one name: “corridor two, duct low.” Then three colors. Red: has to be solved by designers, as ceiling height or structure must change. Yellow: trades can work it out. Gray: ignore, and write down why.
H: How many red ones on that clinic?
G: Fourteen.
H: Out of nine thousand.
G: And that’s what the meeting was for. We finished by noon and I bought lunch.
# The things it can’t see
H: What’ll the software never find?
G: What’s not modeled. If no one’s drawn the seismic braces for the ceiling, there’s plenty of room. If the firestopper needs a hand’s width around a sleeve, nothing tells you. The insulation is not on the pipe. No one modeled the ladder. I put in a person: a box, twenty-four by thirty by six and a half feet, anywhere I’d need a person to stand.
H: And some are clashes that it’s best not to fix.
G: Sure. A pipe through a drywall partition is supposed to be there. You say so in the rule and stop seeing it. I had a coordinator who moved a sprinkler main six times for something we’d been meaning to delete.
H: What would you ask of architects?
G: Ceiling heights, for real, with a range. “Nine feet, may drop to eight-six over there.” If every height is sacred, then you’re the clash. And come to the meeting. Half of those reds, you could say yes to in a minute.
H: Who wins in the end, pipe or duct?
G: The one that drains by gravity.`,
  },
  {
    title: 'Two Hundred Million Points and No Wall',
    summary:
      'Laser scanning an old mill: what a point cloud shows, what the modeler invents, and how to write the scope so that both are paid for.',
    series: 'Digital practice',
    topics: ['bim', 'cost', 'testing'],
    sections: ['024119', '051200'],
    guest: 'Scanning and survey manager',
    firm: 'engineers',
    script: `
# The mill
H: Old brick mill, five floors, timber. Someone scanned it and got two hundred million points. And they still got a column wrong.
G: It was right in the cloud. {guestName} of {firm}, and it was our cloud, so let me be careful. The points were within an eighth of an inch. But the model had straight walls and plumb columns. The mill had neither. Someone sat down and made it tidy.
H: So the error was being neat?
G: A very human one. You click on a column, the software gives you a vertical. This column leaned two inches over a story. The new steel was fabricated off the model, and it met the column only on paper.
# What a scan is
H: Back up. What does the machine see?
G: It sits on a tripod and spins, and measures distance to whatever the light hits, millions of times. Only what it can see. It doesn’t see through board, behind boxes, over a ceiling tile, or around corners. So we move it, forty times a floor, and each station’s tied to the others. If you want to know about above the ceiling, someone takes tiles out first.
H: How accurate is the whole thing?
G: One setup: a few millimeters. The building as a whole: it depends on control. If we put in survey targets, it’s a quarter of an inch across the site. If we only stitched scans together, errors add up down a corridor. Ask for that figure. No one does.
# The model is a drawing
H: And after that comes the model.
G: That’s interpretation. Someone decides that this fuzzy line is the face of plaster. So say in the contract what you want: which things, to what detail, and how far the model may stray from the cloud. There’s a language for that, level of accuracy, in bands. For instance, “walls within a half inch of the points, columns modeled as they lean, floors with a contour at quarter-inch.”
H: I could be asking for too much.
G: Then it’s four times the price. For office layout, an inch is fine. Where you’re connecting new steel, get it tight. Different rooms, different bands. Show it on a plan with a highlighter.
# Keep the points
H: So what’s your practice these days?
G: Link the cloud in the model, under it, always. When you cut a section, you see fuzz. If the line’s off the fuzz, you’ll know before fabrication. Floors I do as a heat map, because anyone can read it: red’s high, blue’s low. In the mill it was three and a quarter inches, corner to corner, on the fourth floor. That’s leveling compound, doors, and money.
H: And dimension before you cut?
G: Yes, by tape, the four that matter. A scan is one day in the past. Someone may have taken a wall out since.
H: What did you do about the leaning column?
G: Shims, a slotted plate, and an apology. We hung a picture of that column in our office. It hangs perfectly plumb.`,
  },
  {
    title: 'A Spreadsheet the Boiler Room Can Use',
    summary:
      'Handing asset data to an owner: which equipment, which fields, what COBie is, and how to check six thousand rows without reading them.',
    series: 'Digital practice',
    topics: ['bim', 'maintenance'],
    sections: ['237300', '251400', '421100'],
    guest: 'Facilities data manager',
    firm: 'hospitals',
    script: `
# Six thousand rows
H: You got what you asked for, {guestName}.
G: I did. It was in the contract: “Provide COBie.” And a spreadsheet came, six thousand one hundred rows. At {firm} we have a work-order system for all our hospitals. I loaded it. It listed two thousand nine hundred door hinges as maintainable assets, each with an ID. One chiller was in there twice, as “Chiller-1” and “Chiller 01.” Neither had a serial number.
H: Who’s at fault?
G: Me. I hadn’t said what I wanted. I’d said the name of a format.
# What COBie is
H: For those who have never met one?
G: It’s a way of arranging data. Tabs: facility, floors, spaces, then types, components, systems, documents. A type is a model of pump. A component’s this pump here, in that room. It carries manufacturer, model, serial, warranty dates. It’s good. But it’s a set of shelves, and it doesn’t know what you want on them.
H: So how do you decide?
G: I asked our mechanics. What do you touch? What breaks? What does a state inspector want to see? It came to thirty-four types: air handlers, pumps, boilers, fire dampers, panelboards, elevators, automatic doors, eyewashes. Not hinges. Not ducts.
# Eleven columns
H: And which fields?
G: Tag, as it reads on the label. Room it’s in. Room it serves, if that’s different. Type. Manufacturer, model, serial. Install date. Warranty end. Link to the manual, just the pages. What it’s fed from: the breaker, the valve. That last one’s gold. I’d trade all the others for it.
H: Who fills it in?
G: It’s in three stages, with a name each. Designers: tags, rooms, types, what’s fed from where. That’s in the model anyway, if the tag is the same in drawings, schedule, and model. Contractor: manufacturer, model, serial, dates. They do it when it’s uncrated, on a phone, with a photo of the plate. Commissioning: they confirm. If you leave it to the end, some intern is on a ladder in week ninety reading nameplates.
# Checking
H: And you don’t read six thousand rows.
G: I don’t. I run seven checks. Duplicate tags. Empty serials. Rooms that aren’t on the room list. Dates in the future. Types with no manual. Anything whose name’s got “TBD” in it. And count: schedule says fourteen pumps, do I see fourteen? The list comes back in a minute, and it goes to the contractor with the next pay request.
H: Then you walk.
G: Twenty pieces, picked at random. Stand in front of it and read the label and look it up. If two are wrong, everything goes back. It was five, the first time. Last year it was none.
H: What would you tell architects?
G: One tag, forever. If AHU-3 turns into AH-03 between the drawing and the label, the rest of the data is useless.`,
  },
];
