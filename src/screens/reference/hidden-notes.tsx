import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import { Part, ReferencePage } from '#src/screens/reference/reference-page.tsx';

export function Screen() {
  return (
    <ReferencePage
      title="Show hidden notes"
      description="How to show or hide notes to the specifier on this site, in Microsoft Word and in LibreOffice, and what to do before you issue a section."
      canonical={to.hiddenNotes()}
      above={{ label: 'CSI specifications', href: to.specInfo() }}
      lead="Sections contain notes to the specifier: when a paragraph applies, what to choose, what to coordinate. They are for you, not for the contractor."
    >
      <Part id="site" title="On this site">
        <p>
          Open a section and check “Notes to specifier.” When you download it, choose whether to include
          notes.{' '}
          <Link className="link" to={to.contentType('spec')}>
            Specifications
          </Link>
        </p>
      </Part>
      <Part id="word" title="In Microsoft Word">
        <ol>
          <li>On the Home tab, choose ¶ (Show/Hide), or press Ctrl+Shift+8 on Windows or ⌘8 on a Mac.</li>
          <li>
            To show only hidden text, go to File &gt; Options &gt; Display and check “Hidden text.” On a Mac,
            go to Word &gt; Preferences &gt; View.
          </li>
          <li>To print hidden text, check “Print hidden text” in the same place on Windows.</li>
        </ol>
      </Part>
      <Part id="libreoffice" title="In LibreOffice Writer">
        <ol>
          <li>Choose View &gt; Formatting Marks, or press Ctrl+F10.</li>
          <li>
            To include hidden characters, check them under Tools &gt; Options &gt; LibreOffice Writer &gt;
            Formatting Aids.
          </li>
        </ol>
      </Part>
      <Part id="issue" title="Before you issue a section">
        <ol>
          <li>Resolve every note and every choice in brackets.</li>
          <li>Delete the notes. Hidden text stays in the file, and anyone can show it.</li>
          <li>Read the section through once more without them.</li>
        </ol>
      </Part>
    </ReferencePage>
  );
}
