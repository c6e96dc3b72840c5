/** `english|korean, …|japanese, …`: cars, their parts and what is done with them. */
export const CAR = `
car|차,자동차,차량,승용차|車,自動車,クルマ,くるま
sports car|스포츠카|スポーツカー
supercar|슈퍼카|スーパーカー
race car|경주차,레이싱카,레이스카|レーシングカー,レースカー
racing|경주용,레이싱|レーシング
race|경주,레이스|レース,競走
truck|트럭,화물차|トラック
van|밴,승합차|バン,ワゴン車
bus|버스|バス
taxi|택시|タクシー
motorcycle|오토바이,바이크,모터사이클|バイク,オートバイ
bicycle|자전거|自転車
scooter|스쿠터|スクーター
electric car|전기차,전기자동차|電気自動車
hybrid|하이브리드|ハイブリッド
sedan|세단|セダン
coupe|쿠페|クーペ
hatchback|해치백|ハッチバック
wagon|왜건,웨건|ワゴン
convertible|컨버터블,오픈카|オープンカー,コンバーチブル
pickup truck|픽업,픽업트럭|ピックアップトラック
SUV|에스유브이|エスユーブイ
minivan|미니밴|ミニバン
kei car|경차|軽自動車,軽
roadster|로드스터|ロードスター
limousine|리무진|リムジン
used car|중고차|中古車
new car|신차,새차|新車
bonnet|보닛,본네트,본넷,후드|ボンネット
door|문,도어,문짝|ドア,扉
left door|왼쪽문,좌측도어,왼문|左ドア
right door|오른쪽문,우측도어,오른문|右ドア
roof|지붕,루프,천장|屋根,ルーフ
boot|트렁크|トランク
window|창문,창,유리창|窓,ウインドウ
windscreen|앞유리,전면유리|フロントガラス
rear window|뒷유리,후면유리|リアガラス
bumper|범퍼|バンパー
front bumper|앞범퍼,프론트범퍼|フロントバンパー
rear bumper|뒷범퍼,리어범퍼|リアバンパー
wing|윙,리어윙|ウイング,ウィング
spoiler|스포일러|スポイラー
diffuser|디퓨저|ディフューザー
splitter|스플리터|スプリッター
lip|립,프론트립|リップ,フロントリップ
side skirt|사이드스커트,사이드스텝|サイドスカート
fender|펜더,휀더|フェンダー
wide body|와이드바디,와이드보디|ワイドボディ
grille|그릴|グリル
headlight|헤드라이트,전조등,헤드램프|ヘッドライト,前照灯
tail light|테일램프,후미등,테일라이트|テールランプ,テールライト
fog light|안개등|フォグランプ
turn signal|방향지시등,깜빡이|ウインカー
light|불빛,조명,라이트,빛|光,ライト,照明
mirror cap|사이드미러,미러캡|ミラーカバー,サイドミラー,ドアミラー
wheel|휠,바퀴|ホイール,車輪
front wheel|앞바퀴,앞휠|前輪,フロントホイール
rear wheel|뒷바퀴,뒷휠|後輪,リアホイール
rim|림|リム
spoke|스포크,살|スポーク
tyre|타이어|タイヤ
brake|브레이크|ブレーキ
brake disc|디스크,브레이크디스크|ブレーキディスク,ブレーキローター
brake caliper|캘리퍼,브레이크캘리퍼|キャリパー,ブレーキキャリパー
suspension|서스펜션,현가장치|サスペンション,足回り
coilover|코일오버,일체형쇼바|車高調
damper|쇼바,댐퍼|ダンパー,ショック
spring|스프링|スプリング,バネ
exhaust|배기,머플러,배기구,마후라|マフラー,排気
engine|엔진|エンジン
piston|피스톤|ピストン
turbocharger|터보,터보차저|ターボ,ターボチャージャー
supercharger|슈퍼차저|スーパーチャージャー
gear|기어,톱니바퀴|ギア,歯車
gearbox|변속기,미션|変速機,ミッション
clutch|클러치|クラッチ
radiator|라디에이터|ラジエーター
intercooler|인터쿨러|インタークーラー
intake|흡기|吸気,インテーク
battery|배터리|バッテリー,電池
spark plug|점화플러그,스파크플러그|スパークプラグ,点火プラグ
oil|오일,기름|オイル,油
fuel|연료,휘발유|燃料,ガソリン
steering wheel|핸들,운전대,스티어링휠|ハンドル,ステアリング
seat|시트,좌석|シート,座席
bucket seat|버킷시트|バケットシート
seat belt|안전벨트|シートベルト
roll cage|롤케이지|ロールケージ
dashboard|대시보드,계기판|ダッシュボード,メーター
pedal|페달|ペダル
gear lever|기어봉,변속레버|シフトノブ
number plate|번호판|ナンバープレート
roof rack|루프랙|ルーフラック
tow hook|견인고리|牽引フック
wrench|렌치,스패너|レンチ,スパナ
bolt|볼트|ボルト
nut|너트|ナット
hammer|망치,해머|ハンマー
screwdriver|드라이버,스크루드라이버|ドライバー
chain|체인,사슬|チェーン,鎖
part|부품,파츠|部品,パーツ
body kit|바디킷,에어로파츠|ボディキット,エアロ
body|차체,바디,보디|車体,ボディ
side|옆면,측면,옆|側面,横,サイド
front|앞,앞면,전면,앞쪽|前,前面,フロント
rear|뒤,뒷면,후면,뒤쪽|後ろ,後面,リア
left|왼쪽,좌측,왼|左,左側
right|오른쪽,우측,오른|右,右側
both sides|양쪽,양옆,양측|両側,両サイド
top|위,윗면|上,上面
bottom|아래,밑,하단|下,下面
middle|가운데,중앙|中央,真ん中
corner|모서리,구석|角
edge|가장자리,테두리|縁,ふち
background|배경,바탕|背景
tuning|튜닝|チューニング,改造
drift|드리프트|ドリフト
rally|랠리|ラリー
drag race|드래그레이스|ドラッグレース
formula|포뮬러|フォーミュラ
endurance|내구레이스|耐久
circuit|서킷,경기장,트랙|サーキット,トラックコース
road|도로,길|道,道路
highway|고속도로|高速道路
mountain pass|고갯길,와인딩|峠
speed|속도,스피드|速度,スピード
speedometer|속도계|スピードメーター,速度計
driver|운전자,레이서|レーサー,運転手
helmet|헬멧|ヘルメット
goggles|고글|ゴーグル
chequered flag|체커기,체크무늬깃발,체커드플래그|チェッカーフラッグ
flag|깃발,기|旗,フラッグ
trophy|트로피,우승컵|トロフィー,優勝カップ
medal|메달|メダル
podium|시상대|表彰台
victory|승리,우승|勝利,優勝
champion|챔피언,우승자|チャンピオン,王者
team|팀|チーム
sponsor|후원사,스폰서|スポンサー
number|번호,숫자,넘버|番号,数字,ナンバー,ゼッケン
starting number|엔트리번호,참가번호|エントリー番号
name|이름|名前
letter|글자,글씨,문자|文字,字
lettering|레터링|レタリング
logo|로고,마크|ロゴ,マーク
emblem|엠블럼,휘장|エンブレム,紋章
badge|배지,뱃지|バッジ
stance|스탠스|スタンス
camber|캠버|キャンバー
ride height|차고|車高
garage|차고지,정비소,개러지|ガレージ,整備工場
mechanic|정비사|整備士,メカニック
petrol station|주유소|ガソリンスタンド
traffic light|신호등|信号機,信号
carwash|세차|洗車
police|경찰|警察
ambulance|구급차|救急車
fire engine|소방차|消防車
aeroplane|비행기,항공기|飛行機
fighter jet|전투기|戦闘機
helicopter|헬리콥터,헬기|ヘリコプター
rocket|로켓|ロケット
spaceship|우주선|宇宙船
UFO|유에프오|ユーフォー
train|기차,열차|電車,列車
ship|배,선박|船
submarine|잠수함|潜水艦
tank|탱크,전차|戦車
robot|로봇|ロボット
anchor|닻|錨,いかり
parachute|낙하산|パラシュート
propeller|프로펠러|プロペラ
`;
