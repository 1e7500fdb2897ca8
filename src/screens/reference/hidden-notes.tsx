import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import { Part, ReferencePage } from '#src/screens/reference/reference-page.tsx';

export function Screen() {
  return (
    <ReferencePage
      title="Show hidden notes"
      description="How to show or hide notes to the specifier on this site, in Microsoft Word, in LibreOffice, and before a section is issued."
      canonical={to.hiddenNotes()}
      above={{ label: 'CSI specifications', href: to.specInfo() }}
      lead="Sections hold notes to the specifier: when a paragraph applies, what to choose, what to coordinate. They are for you, not for the contractor."
    >
      <Part id="site" title="On this site">
        <p>
          Open a section and use the option “Notes to specifier”. When you download it, choose whether notes
          go along.{' '}
          <Link className="link" to={to.contentType('spec')}>
            Specifications
          </Link>
        </p>
      </Part>
      <Part id="word" title="In Microsoft Word">
        <ol>
          <li>On the Home tab choose ¶, Show/Hide. On Windows Ctrl+Shift+8 does the same, on a Mac ⌘8.</li>
          <li>
            To show hidden text only: File, Options, Display, then “Hidden text”. On a Mac: Word, Preferences,
            View, then “Hidden text”.
          </li>
          <li>To print it, or not: on Windows the option “Print hidden text” is under the same heading.</li>
        </ol>
      </Part>
      <Part id="libreoffice" title="In LibreOffice Writer">
        <ol>
          <li>Choose View, Formatting Marks, or press Ctrl+F10.</li>
          <li>
            Hidden characters are shown if they are checked under Tools, Options, LibreOffice Writer,
            Formatting Aids.
          </li>
        </ol>
      </Part>
      <Part id="issue" title="Before you issue a section">
        <ol>
          <li>Decide every note and every choice in brackets.</li>
          <li>
            Delete the notes. Text that is only hidden goes along with the file, and anyone can show it.
          </li>
          <li>Read the section once more without them.</li>
        </ol>
      </Part>
    </ReferencePage>
  );
}
