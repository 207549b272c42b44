/** The columns of the list (spec section 2). */
export function ArticleHead() {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" data-column="title">
          Titre
        </th>
        <th scope="col" data-column="status">
          Statut
        </th>
        <th scope="col" data-column="category">
          Catégorie
        </th>
        <th scope="col" data-column="author">
          Auteur
        </th>
        <th scope="col" data-column="views" data-numeric>
          Vues
        </th>
        <th scope="col" data-column="date" data-numeric>
          Date
        </th>
        <th scope="col" data-column="actions" data-actions>
          Actions
        </th>
      </tr>
    </thead>
  );
}
