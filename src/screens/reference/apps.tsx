import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import { Part, ReferencePage, Rows } from '#src/screens/reference/reference-page.tsx';
import type { Row } from '#src/screens/reference/reference-page.tsx';

const files: readonly Row[] = [
  ['AutoCAD and others', 'CAD details come as DXF, SVG, and PDF. CAD programs open DXF as a drawing.'],
  [
    'Revit and others',
    'BIM objects come as IFC and GLB. Open or link the IFC in Revit; there are no Revit families here.',
  ],
  ['Word processors', 'Sections come as DOCX, RTF, HTML, PDF, and plain text.'],
  ['Spreadsheets', 'Schedules, comparisons, and lists come as CSV or XLSX.'],
];

export function Screen() {
  return (
    <ReferencePage
      title="Apps"
      description="How to use the library on a phone, in a feed reader, in CAD and BIM software, and in your own website."
      canonical={to.apps()}
      lead="There is no app to buy and no plug-in to install. This is how the library works with what you have."
    >
      <Part id="phone" title="On a phone or a desktop">
        <p>
          Open the site in a browser. Browsers that can install websites offer “Install” or “Add to Home
          Screen” in their menu; the library then opens in a window of its own. It needs a connection.
        </p>
      </Part>
      <Part id="files" title="In your software">
        <Rows rows={files} />
      </Part>
      <Part id="feeds" title="In a feed reader">
        <p>
          <Link className="link" to={to.rss()}>
            Feeds
          </Link>{' '}
          tell you what is new, of the whole library or of one type.
        </p>
      </Part>
      <Part id="site" title="On a manufacturer’s site">
        <p>
          A manufacturer can show its list of products in a frame on its own website.{' '}
          <Link className="link" to={to.getSpecified()}>
            Ask about it
          </Link>
          .
        </p>
      </Part>
      <Part id="keyboard" title="By keyboard">
        <p>
          Ctrl K, on a Mac ⌘ K, opens the command palette: go to a section, a manufacturer, or a page by its
          name.
        </p>
      </Part>
    </ReferencePage>
  );
}
