"""Makes the Word files of this folder with python-docx, which knows nothing of our readers and writers.

    pip install python-docx && python3 make-files.py
    soffice --headless --convert-to rtf csi-styles.docx          (and so on: see README.md)
"""

import copy
from docx import Document
from docx.enum.style import WD_STYLE_TYPE
from docx.opc.constants import RELATIONSHIP_TYPE as RT
from docx.opc.packuri import PackURI
from docx.opc.part import Part
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls, qn
from docx.shared import Twips

# level, text: the same section in most files
SECTION = [
    (0, "GENERAL"),
    (1, "SUMMARY"),
    (2, "Section includes:"),
    (3, "Joint sealants at exterior walls."),
    (3, "Backer rods."),
    (2, "Related requirements: Section 08 80 00 - Glazing."),
    (1, "REFERENCES"),
    (2, "ASTM C920 - Standard Specification for Elastomeric Joint Sealants."),
    (0, "PRODUCTS"),
    (1, "MATERIALS"),
    (2, "Silicone sealant: ASTM C920, Type S."),
    (3, "Movement:"),
    (4, "Extension 100 percent."),
    (4, "Compression 50 percent."),
    (5, "At parapets."),
    (6, "Both faces."),
    (2, "Joint width: 1/4 inch minimum."),
    (0, "EXECUTION"),
    (1, "INSTALLATION"),
    (2, "Comply with ASTM C1193."),
]
NUMBER, TITLE = "07 92 00", "JOINT SEALANTS"
CSI = ["PRT", "ART", "PR1", "PR2", "PR3", "PR4", "PR5"]
FORMATS = [
    ("decimal", "PART %1"), ("decimal", "%1.%2"), ("upperLetter", "%3."), ("decimal", "%4."),
    ("lowerLetter", "%5."), ("decimal", "%6)"), ("lowerLetter", "%7)"),
]


def new():
    doc = Document()
    for p in list(doc.paragraphs):
        p._p.getparent().remove(p._p)
    return doc


def add_list(doc, formats, abstract_id=77, num_id=77, styles=None, link="", overrides=""):
    numbering = doc.part.numbering_part.element
    levels = "".join(
        f'<w:lvl w:ilvl="{i}"><w:start w:val="1"/><w:numFmt w:val="{f}"/>'
        + (f'<w:pStyle w:val="{styles[i]}"/>' if styles and i < len(styles) else "")
        + f'<w:lvlText w:val="{t}"/><w:lvlJc w:val="left"/>'
        f'<w:pPr><w:ind w:left="{576 + 576 * i}" w:hanging="576"/></w:pPr></w:lvl>'
        for i, (f, t) in enumerate(formats)
    )
    abstract = parse_xml(
        f'<w:abstractNum {nsdecls("w")} w:abstractNumId="{abstract_id}"><w:multiLevelType w:val="multilevel"/>{link}{levels}</w:abstractNum>'
    )
    first_num = numbering.find(qn("w:num"))
    first_num.addprevious(abstract) if first_num is not None else numbering.append(abstract)
    add_num(doc, abstract_id, num_id, overrides)


def add_num(doc, abstract_id, num_id, overrides=""):
    doc.part.numbering_part.element.append(
        parse_xml(f'<w:num {nsdecls("w")} w:numId="{num_id}"><w:abstractNumId w:val="{abstract_id}"/>{overrides}</w:num>')
    )


def number(p, level, num_id=77):
    p._p.get_or_add_pPr().append(
        parse_xml(f'<w:numPr {nsdecls("w")}><w:ilvl w:val="{level}"/><w:numId w:val="{num_id}"/></w:numPr>')
    )


def style(doc, name, base=None, num=None, hidden=False):
    made = doc.styles.add_style(name, WD_STYLE_TYPE.PARAGRAPH)
    made.base_style = doc.styles[base] if base else None
    properties = made.element.get_or_add_pPr()
    if num is not None:
        properties.append(parse_xml(f'<w:numPr {nsdecls("w")}>{num}</w:numPr>'))
    if hidden:
        made.font.hidden = True
    return made


def head(doc, style_name=None):
    for text in (f"SECTION {NUMBER}", TITLE):
        doc.add_paragraph(text, style=style_name)


def end(doc):
    doc.add_paragraph("END OF SECTION")


def csi_styles():
    """Styles numbered by a list that names them, based on one another; the level stands in the list alone."""
    doc = new()
    style(doc, "Spec Base", num='<w:numId w:val="77"/>')
    for name in CSI:
        style(doc, name, base="Spec Base")
    add_list(doc, FORMATS, styles=CSI)
    style(doc, "SCT"), style(doc, "EOS")
    head(doc, "SCT")
    for level, text in SECTION:
        doc.add_paragraph(text, style=CSI[level])
    doc.add_paragraph("END OF SECTION", style="EOS")
    return doc


def direct_list():
    """No style at all: each paragraph names its list and level; article numbers are 1.01."""
    doc = new()
    add_list(doc, [FORMATS[0], ("decimalZero", "%1.%2"), *FORMATS[2:]])
    head(doc)
    for level, text in SECTION:
        number(doc.add_paragraph(text), level)
    end(doc)
    return doc


def labels():
    counts = [0] * 7
    made = []
    for level, text in SECTION:
        counts[level] += 1
        counts[level + 1:] = [0] * (6 - level)
        letter = chr(64 + counts[level])
        label = [f"PART {counts[0]}", f"{counts[0]}.{counts[1]:02}", f"{letter}.", f"{counts[level]}.",
                 f"{letter.lower()}.", f"{counts[level]})", f"{letter.lower()})"][level]
        made.append((level, label, text))
    return made


def typed_numbers():
    """Numbers typed, with tabs, smart quotes, and non-breaking spaces."""
    doc = new()
    doc.add_paragraph(f"SECTION {NUMBER.replace(' ', '')} - {TITLE}")
    for level, label, text in labels():
        gap = " - " if level == 0 else "\t"
        tied = text.replace("ASTM C", "ASTM\u00a0C").replace("1/4 inch", "1/4\u00a0inch")
        p = doc.add_paragraph(f"{label}{gap}{tied}")
        p.paragraph_format.left_indent = Twips(576 * level)
    doc.add_paragraph("END OF SECTION 079200")
    return doc


def headings():
    """SectionFormat as Word's headings: parts and articles by rank and without numbers, paragraphs typed."""
    doc = new()
    head(doc, "Title")
    for level, label, text in labels():
        if level == 0:
            doc.add_paragraph(f"{label} - {text}", style="Heading 1")
        elif level == 1:
            doc.add_paragraph(text, style="Heading 2")
        else:
            doc.add_paragraph(f"{label}  {text}")
    end(doc)
    return doc


def arcat():
    """Styles of another guide, by name, with their own list."""
    names = ["ARCATPart", "ARCATArticle", "ARCATParagraph", "ARCATSubPara", "ARCATSub1", "ARCATSub2", "ARCATSub3"]
    doc = new()
    add_list(doc, FORMATS)
    for name in [*names, "ARCATnote", "ARCATTitle"]:
        style(doc, name)
    head(doc, "ARCATTitle")
    doc.add_paragraph("** NOTE TO SPECIFIER ** Delete what the project does not need.", style="ARCATnote")
    for level, text in SECTION:
        number(doc.add_paragraph(text, style=names[level]), level)
    end(doc)
    return doc


def linked_list():
    """The list's definition is a link to a numbering style, which has the levels."""
    doc = new()
    doc.styles.element.append(parse_xml(
        f'<w:style {nsdecls("w")} w:type="numbering" w:styleId="SpecList"><w:name w:val="Spec List"/><w:pPr><w:numPr><w:numId w:val="88"/></w:numPr></w:pPr></w:style>'))
    add_list(doc, FORMATS, abstract_id=78, num_id=88, link='<w:styleLink w:val="SpecList"/>')
    add_list(doc, [], abstract_id=79, num_id=77, link='<w:numStyleLink w:val="SpecList"/>')
    head(doc)
    for level, text in SECTION:
        number(doc.add_paragraph(text), level)
    end(doc)
    return doc


def restarted():
    """Two lists on one definition; the second restarts, as Word writes when one says so."""
    doc = new()
    add_list(doc, FORMATS)
    add_num(doc, 77, 78, '<w:lvlOverride w:ilvl="2"><w:startOverride w:val="1"/></w:lvlOverride>')
    head(doc)
    for level, text in SECTION:
        number(doc.add_paragraph(text), level, 78 if level >= 2 and text.startswith("Comply") else 77)
    end(doc)
    return doc


def decimals():
    """1, 1.1, 1.1.1, and so on: parts have bare numbers, paragraphs decimal ones."""
    doc = new()
    add_list(doc, [("decimal", ".".join(f"%{n + 1}" for n in range(level + 1))) for level in range(7)])
    head(doc)
    for level, text in SECTION:
        number(doc.add_paragraph(text), level)
    end(doc)
    return doc


def notes():
    """Hidden text, a style for notes, a boxed note, a footnote, an endnote's absence, and a comment."""
    doc = new()
    for name in CSI:
        style(doc, name)
    style(doc, "CMT"), style(doc, "Specifier Notes", hidden=True)
    add_list(doc, FORMATS, styles=CSI)
    for i, name in enumerate(CSI):
        doc.styles[name].element.get_or_add_pPr().append(
            parse_xml(f'<w:numPr {nsdecls("w")}><w:ilvl w:val="{i}"/><w:numId w:val="77"/></w:numPr>'))
    add_footnotes(doc, "See the test report of the sealant.")
    head(doc)
    for level, text in SECTION:
        if text == "Backer rods.":
            doc.add_paragraph("Keep backer rods where joints are deeper than 1/2 inch.", style="CMT")
        if text == "MATERIALS":
            doc.add_paragraph("Choose one sealant for each kind of joint.", style="Specifier Notes")
        if text == "INSTALLATION":
            box = doc.add_table(1, 1)
            box.cell(0, 0).paragraphs[0].add_run("Check the joints on site.").font.hidden = True
        p = doc.add_paragraph(text, style=CSI[level])
        if text == "Joint width: 1/4 inch minimum.":
            p.add_run(" Edit for the project.").font.hidden = True
        if text == "Comply with ASTM C1193.":
            p._p.append(parse_xml(f'<w:r {nsdecls("w")}><w:footnoteReference w:id="2"/></w:r>'))
            doc.add_comment(runs=p.runs, text="Is this edition current?", author="Ada", initials="A")
    end(doc)
    return doc


def add_footnotes(doc, text):
    xml = (f'<w:footnotes {nsdecls("w")}><w:footnote w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>'
           f'<w:footnote w:id="2"><w:p><w:r><w:footnoteRef/></w:r><w:r><w:t xml:space="preserve"> {text}</w:t></w:r></w:p></w:footnote></w:footnotes>')
    part = Part(PackURI("/word/footnotes.xml"),
                "application/vnd.openxmlformats-officedocument.wordprocessingml.footnotes+xml",
                xml.encode(), doc.part.package)
    doc.part.relate_to(part, RT.FOOTNOTES)


def tracked():
    """Insertions, deletions, a move, a deleted paragraph mark, and a deleted row, none accepted."""
    doc = direct_list()
    body = doc.element.body
    who = 'w:author="Ada" w:date="2026-01-01T00:00:00Z"'
    by_text = {p.text: p for p in doc.paragraphs}
    rods = by_text["Backer rods."]
    rods._p.append(parse_xml(f'<w:del {nsdecls("w")} w:id="1" {who}><w:r><w:delText> Closed-cell.</w:delText></w:r></w:del>'))
    width = by_text["Joint width: 1/4 inch minimum."]
    width.runs[0].text = "Joint width: "
    width._p.append(parse_xml(f'<w:ins {nsdecls("w")} w:id="2" {who}><w:r><w:t>1/4 inch minimum.</w:t></w:r></w:ins>'))
    gone = copy.deepcopy(rods._p)
    for run in gone.findall(qn("w:r")):
        gone.remove(run)
    for deletion in gone.findall(qn("w:del")):
        gone.remove(deletion)
    gone.get_or_add_pPr().append(parse_xml(f'<w:rPr {nsdecls("w")}><w:del w:id="3" {who}/></w:rPr>'))
    gone.append(parse_xml(f'<w:del {nsdecls("w")} w:id="4" {who}><w:r><w:delText>Primer.</w:delText></w:r></w:del>'))
    rods._p.addnext(gone)
    faces = by_text["Both faces."]
    run = faces.runs[0]._r
    faces._p.remove(run)
    moved = parse_xml(f'<w:moveTo {nsdecls("w")} w:id="5" {who}/>')
    moved.append(run)
    faces._p.append(moved)
    parapets = by_text["At parapets."]
    away = parse_xml(f'<w:moveFrom {nsdecls("w")} w:id="6" {who}><w:r><w:t>Both faces.</w:t></w:r></w:moveFrom>')
    parapets._p.append(away)
    assert body is not None
    return doc


def fields():
    """A table of contents, a cross-reference, page numbers, text boxes, signs of symbol fonts."""
    doc = direct_list()
    first = doc.paragraphs[2]
    def run(xml):
        return parse_xml(f'<w:r {nsdecls("w")}>{xml}</w:r>')
    for text, xmls in (
        ("toc", ['<w:fldChar w:fldCharType="begin"/>', '<w:instrText xml:space="preserve"> TOC \\o "1-2" </w:instrText>',
                 '<w:fldChar w:fldCharType="separate"/>', "<w:t>PART 1 GENERAL 1</w:t>"]),
        ("toc", ["<w:t>1.1 SUMMARY 1</w:t>", '<w:fldChar w:fldCharType="end"/>']),
    ):
        p = first.insert_paragraph_before("")
        for xml in xmls:
            p._p.append(run(xml))
    by_text = {p.text: p for p in doc.paragraphs}
    includes = by_text["Section includes:"]
    includes.runs[0].text = "Section "
    for xml in ('<w:fldChar w:fldCharType="begin"/>', '<w:instrText xml:space="preserve"> REF words </w:instrText>',
                '<w:fldChar w:fldCharType="separate"/>', "<w:t>includes</w:t>", '<w:fldChar w:fldCharType="end"/>', "<w:t>:</w:t>"):
        includes._p.append(run(xml))
    extension = by_text["Extension 100 percent."]
    extension._p.append(run('<w:noBreakHyphen/><w:t>tested at 70</w:t><w:sym w:font="Symbol" w:char="F0B0"/><w:t>F</w:t>'))
    box = ('<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:drawing>'
           '<w:txbxContent><w:p><w:r><w:t>Text of a box.</w:t></w:r></w:p></w:txbxContent></w:drawing></mc:Choice>'
           '<mc:Fallback><w:pict><w:txbxContent><w:p><w:r><w:t>Text of a box.</w:t></w:r></w:p></w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent>')
    by_text["Comply with ASTM C1193."]._p.append(run(box))
    return doc


def tables():
    """Tables with a caption, merged cells, a table in a cell, and numbers in cells; header and footer of an office."""
    doc = direct_list()
    section = doc.sections[0]
    section.header.paragraphs[0].text = "Riverside Library\tNo. 2214"
    section.footer.paragraphs[0].text = "JOINT SEALANTS\t07 92 00 - 1"
    style(doc, "Table Title")
    last = {p.text: p for p in doc.paragraphs}["Joint width: 1/4 inch minimum."]
    table = doc.add_table(3, 3)
    for r, cells in enumerate([("Joint", "Sealant", "Class"), ("Wall", "Silicone", "100/50"), ("Floor", "Urethane", "25")]):
        for c, text in enumerate(cells):
            table.cell(r, c).text = text
    table.cell(2, 1).merge(table.cell(2, 2))
    caption = copy.deepcopy(doc.add_paragraph("Sealants by joint", style="Table Title")._p)
    doc.paragraphs[-1]._p.getparent().remove(doc.paragraphs[-1]._p)
    last._p.addnext(caption)
    caption.addnext(table._tbl)
    return doc


def unnumbered_head():
    """The number stands in the footer only, the title in a style; before PART 1 is a text."""
    doc = direct_list()
    for p in doc.paragraphs[:2]:
        p._p.getparent().remove(p._p)
    first = doc.paragraphs[0]
    first.insert_paragraph_before("Joint Sealants", style="Title")
    first.insert_paragraph_before("This master is reviewed every year.")
    doc.sections[0].footer.paragraphs[0].text = "Office Master\t079200 - 1"
    return doc


FILES = {
    "csi-styles": csi_styles, "direct-list": direct_list, "typed-numbers": typed_numbers, "headings": headings,
    "arcat": arcat, "linked-list": linked_list, "restarted": restarted, "decimals": decimals, "notes": notes,
    "tracked": tracked, "fields": fields, "tables": tables, "unnumbered-head": unnumbered_head,
}
if __name__ == "__main__":
    for name, make in FILES.items():
        make().save(f"{name}.docx")
