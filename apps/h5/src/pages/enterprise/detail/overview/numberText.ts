/** A mobile number in groups, as it is read aloud: 124 4772 4584. Any other stays as it is. */
export function numberText(content: string): string {
  return content.replace(/^(1\d\d)([\d*]{4})(\d{4})$/, '$1 $2 $3')
}
