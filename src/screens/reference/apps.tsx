import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import { Part, ReferencePage, Rows, type Row } from '#src/screens/reference/reference-page.tsx';

const files: readonly Row[] = [
  ['AutoCAD and others', 'CAD details come as DXF, SVG, and PDF. CAD programs open DXF files directly.'],
  [
    'Revit and others',
    'BIM objects come as IFC and GLB. Open or link the IFC in Revit; there are no Revit families here.',
  ],
  ['Word processors', 'Sections come as DOCX, RTF, HTML, PDF, and plain text.'],
  ['Spreadsheets', 'Schedules, comparisons, and lists come as CSV or XLSX.'],
];

export const Screen = () => (
  <ReferencePage
    title="Apps"
    description="How to use the library on a phone, in a feed reader, in CAD and BIM software, and on your own website."
    canonical={to.apps()}
    lead="No app to buy, no plug-in to install. Here’s how the library works with the tools you have."
  >
    <Part id="phone" title="On a phone or a desktop">
      <p>
        Open the site in a browser. Many browsers offer “Install” or “Add to Home Screen” in their menu; the
        library then opens in its own window. It needs an internet connection.
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
        tell you what’s new in the whole library or in one content type.
      </p>
    </Part>
    <Part id="site" title="On a manufacturer’s site">
      <p>
        Manufacturers can embed their product list on their own websites.{' '}
        <Link className="link" to={to.getSpecified()}>
          Ask about it
        </Link>
        .
      </p>
    </Part>
    <Part id="keyboard" title="By keyboard">
      <p>
        Press Ctrl+K, or ⌘K on a Mac, to open the command palette and go to a section, manufacturer, or page
        by name.
      </p>
    </Part>
  </ReferencePage>
);
