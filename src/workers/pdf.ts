/* The half of pdf.js that reads the file; the page only draws what it says. */
import 'pdfjs-dist/build/pdf.worker.min.mjs';
