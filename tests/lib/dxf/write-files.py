"""Writes DXF files with ezdxf, and what ezdxf says of them, as JSON: one layer to each entity, with its extents.

python3 write-files.py FOLDER
"""
import io, json, math, pathlib, sys
import ezdxf
from ezdxf import bbox
from ezdxf.render import forms

folder = pathlib.Path(sys.argv[1])
NEW = {"R2000", "R2004", "R2007", "R2010", "R2013", "R2018"}


def entities(doc, msp, version):
    block = doc.blocks.new("Door", base_point=(1, 1))
    block.add_line((1, 1), (4, 1))
    block.add_arc((1, 1), 3, 0, 90)
    outer = doc.blocks.new("Wall")
    outer.add_blockref("DOOR", (5, 0), {"xscale": -1, "rotation": 30})
    outer.add_circle((0, 0), 1)
    out = []
    add = lambda name, entity: out.append((name, entity))
    add("line", msp.add_line((1, 2), (3, 5)))
    add("point", msp.add_point((7, 8)))
    add("circle", msp.add_circle((10, 10), 2))
    add("circle facing away", msp.add_circle((10, 10), 2, {"extrusion": (0, 0, -1)}))
    add("circle in a tilted plane", msp.add_circle((10, 3, 2), 2, {"extrusion": (1, 1, 1)}))
    add("arc", msp.add_arc((0, 0), 5, 300, 60))
    add("arc facing away", msp.add_arc((3, 0), 5, 10, 60, dxfattribs={"extrusion": (0, 0, -1)}))
    add("old polyline", msp.add_polyline2d([(0, 0, 0, 0, 1), (4, 0, 0, 0, 0), (4, 3, 0, 0, 0)], format="xyseb", close=True))
    add("polyline in space", msp.add_polyline3d([(0, 0, 0), (2, 3, 4), (5, 1, 9)]))
    add("solid", msp.add_solid([(0, 0), (4, 0), (0, 2), (4, 2)]))
    add("trace", msp.add_trace([(0, 0), (4, 0), (1, 2), (3, 2)]))
    add("face", msp.add_3dface([(0, 0), (4, 0), (4, 2), (0, 2)]))
    grid = msp.add_polymesh((3, 4))
    for row in range(3):
        for column in range(4):
            grid.set_mesh_vertex((row, column), (row * 2, column * 3, row))
    add("grid", grid)
    polyface = forms.cube().render_polyface(msp)
    add("faces", polyface)
    add("insert", msp.add_blockref("door", (20, 20)))
    add("insert turned and enlarged", msp.add_blockref("Door", (20, 20), {"xscale": 2, "yscale": 3, "rotation": 40}))
    add("insert mirrored", msp.add_blockref("Door", (20, 20), {"xscale": -1, "rotation": 10}))
    add("insert facing away", msp.add_blockref("Door", (20, 20), {"rotation": 25, "extrusion": (0, 0, -1)}))
    add("array", msp.add_blockref("Door", (0, 0), {"column_count": 3, "row_count": 2, "column_spacing": 7, "row_spacing": 5, "rotation": 30, "xscale": 2}))
    add("insert in an insert", msp.add_blockref("Wall", (50, 0), {"xscale": 2, "yscale": 2, "rotation": 60}))
    if version in NEW:
        add("ellipse", msp.add_ellipse((5, 5), (4, 1), 0.4, 0.5, 4))
        add("ellipse facing away", msp.add_ellipse((5, 5), (4, 1), 0.4, 0.5, 2, {"extrusion": (0, 0, -1)}))
        add("polyline", msp.add_lwpolyline([(0, 0, 0.5), (6, 0, 0), (6, 4, -1)], format="xyb", close=True))
        add("polyline facing away", msp.add_lwpolyline([(1, 0), (6, 0), (6, 4)], dxfattribs={"extrusion": (0, 0, -1)}))
        spline = msp.add_spline(degree=3)
        spline.control_points = [(0, 0), (2, 6), (5, -4), (9, 3), (12, 0)]
        spline.knots = [0, 0, 0, 0, 1, 2, 2, 2, 2]
        add("spline", spline)
        add("rational spline", msp.add_rational_spline([(1, 0), (1, 1), (0, 1)], [1, math.sqrt(0.5), 1], degree=2))
        add("ray", None)
        mesh = msp.add_mesh()
        with mesh.edit_data() as data:
            data.vertices = [(0, 0, 0), (3, 0, 1), (3, 2, 2), (0, 2, 1)]
            data.faces = [(0, 1, 2), (0, 2, 3)]
        add("mesh", mesh)
        line = msp.add_mline([(0, 0), (10, 0), (10, 8)], dxfattribs={"scale_factor": 2})
        add("lines side by side", line)
        hatch = msp.add_hatch()
        edges = hatch.paths.add_edge_path()
        edges.add_line((0, 0), (6, 0))
        edges.add_arc((6, 2), 2, -90, 90)
        edges.add_line((6, 4), (0, 4))
        edges.add_spline(control_points=[(0, 4), (-3, 3), (2, 1), (0, 0)], degree=3, knot_values=[0, 0, 0, 0, 1, 1, 1, 1])
        add("solid hatch of edges", hatch)
        hatch = msp.add_hatch()
        hatch.paths.add_polyline_path([(0, 0, 0), (5, 0, 1), (5, 4, 0), (0, 4, 0)])
        add("solid hatch of a polyline", hatch)
    return [(name, entity) for name, entity in out if entity is not None]


reports = []
for version in ["R12", "R2000", "R2004", "R2007", "R2010", "R2013", "R2018"]:
    doc = ezdxf.new(version, setup=True)
    doc.header["$INSUNITS"] = 4
    doc.layers.add("Émail ±", color=3)
    msp = doc.modelspace()
    shapes = {}
    for name, entity in entities(doc, msp, version):
        doc.layers.add(name)
        entity.dxf.layer = name
        box = bbox.extents([entity], fast=False)
        shapes[name] = [box.extmin.x, box.extmin.y, box.extmax.x, box.extmax.y]
    msp.add_text("Größe 5°", height=2, dxfattribs={"layer": "Émail ±", "insert": (3, 4)})
    for format in ["asc", "bin"]:
        path = folder / f"{version}-{format}.dxf"
        doc.saveas(path, fmt=format)
        reports.append({"file": path.name, "acadver": doc.dxfversion, "shapes": shapes,
                        "layers": [layer.dxf.name for layer in doc.layers],
                        "blocks": [block.name.lower() for block in doc.blocks],
                        "types": [entity.dxftype() for entity in msp]})
(folder / "reports.json").write_text(json.dumps({"reports": reports}))
