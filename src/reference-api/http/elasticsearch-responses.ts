/** A single record, as an Elasticsearch response. */
export function elasticsearchDocument<Source>(index: string, id: number, source: Source) {
  return { _index: index, _id: String(id), found: true as const, _source: source };
}

/** A page of hits in the given order, as an Elasticsearch response. */
export function elasticsearchHits<Source extends { id: number }>(
  index: string,
  all: readonly Source[],
  from = 0,
  size = 24,
) {
  const page = all.slice(from, from + size);
  return {
    took: 1,
    hits: {
      total: { value: all.length, relation: 'eq' as const },
      hits: page.map((source) => ({ _index: index, _id: String(source.id), _score: null, _source: source })),
    },
  };
}
