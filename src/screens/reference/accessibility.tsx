import { brand } from '#src/brand.ts';
import { to } from '#src/paths.ts';
import { Part, ReferencePage } from '#src/screens/reference/reference-page.tsx';

/** The accessibility statement. Its claims are tested; see docs/accessibility.md for each criterion. */
export function Screen() {
  return (
    <ReferencePage
      title="Accessibility"
      description={`How ${brand.name} meets WCAG 2.2 AA, how that is tested, what does not work yet, and whom to tell.`}
      canonical={to.accessibility()}
      lead={`${brand.name} is meant to be used by everyone who designs, specifies, and builds, whatever they see, hear, or use to type and point.`}
    >
      <Part id="standard" title="Standard">
        <p>
          {brand.name} is made to conform to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.
          We consider it partially conformant, because of the limits below. The statement rests on our own
          tests; nobody else has audited the site yet.
        </p>
      </Part>
      <Part id="tests" title="What is tested, and how">
        <ul className="stack gap-2">
          <li>
            Every screen is opened in Chromium and checked by axe against WCAG 2.2 A and AA, in dark and
            light, with targets of at least 24 by 24 pixels and no sideways scrolling down to a width of 320
            pixels.
          </li>
          <li>
            Text at twice its size and with the spacing of WCAG 1.4.12, and the page at 400%, are looked at on
            the screens that have the least room in every test run, and on all screens from time to time.
          </li>
          <li>
            Where the system forces its own colors, as high contrast does, every state still shows; a rule of
            the code checks that, and one for reduced transparency.
          </li>
          <li>
            What a screen reader is given (names, roles, states, and announcements, in order) is written down
            for ten tasks and compared. It is what Chromium exposes; a person with a screen reader has not
            checked it.
          </li>
          <li>
            Searching, reading, and downloading are tested with the keyboard alone; so are measuring a
            drawing, deciding a section, and the cells and charts of a report.
          </li>
          <li>
            Files that this site writes: veraPDF finds nothing against PDF/UA in any kind of PDF, and Word
            files have Word’s own headings, heads of tables, language, title, and texts of pictures.
          </li>
        </ul>
      </Part>
      <Part id="keys" title="Keyboard">
        <p>
          All viewers and reports list their keys with <kbd>?</kbd>. Single letters that work anywhere on a
          page can be turned off in that list. <kbd>Ctrl</kbd>+<kbd>K</kbd> opens a search for pages and
          actions.
        </p>
      </Part>
      <Part id="limits" title="Known limits">
        <ul className="stack gap-2">
          <li>
            Drawings, models, catalogs, and documents come from their manufacturers. Drawings can be read as
            text, and models as a list of parts, but PDF files are as accessible as their makers made them,
            also where they are bound into a submittal.
          </li>
          <li>Reports show many columns and scroll sideways, in a frame of their own.</li>
          <li>With a minimum font size of 24 pixels, some tables and menus scroll sideways on a phone.</li>
        </ul>
      </Part>
      <Part id="contact" title="Tell us">
        <p>
          If something keeps you from your work, tell us what you tried and with which browser and assistive
          technology:{' '}
          <a className="link" href={`mailto:${brand.accessibilityEmail}`}>
            {brand.accessibilityEmail}
          </a>
          .
        </p>
      </Part>
    </ReferencePage>
  );
}
